#!/usr/bin/env python3
"""A bot for Landnam that takes one of its choices at random; docs/bot-protocol.md tells the rest.

    landnam bot-match --game base --bot "python3 examples/bots/random_bot.py" --bot greedy
"""
import json
import random
import sys


def say(answer):
    print(json.dumps(answer), flush=True)


def main():
    luck = random.Random()
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["message"] == "hello":
            say({"protocol": 1, "name": "Random Python"})
        elif heard["message"] == "start":
            luck.seed(heard["seed"])
        elif heard["message"] == "decide":
            choice = luck.choice(heard["choices"])
            say({"prompt": heard["prompt"], "action": choice["action"]})
        elif heard["message"] == "lapse":
            print(heard["sentence"], file=sys.stderr)
        elif heard["message"] == "quit":
            return


if __name__ == "__main__":
    main()
