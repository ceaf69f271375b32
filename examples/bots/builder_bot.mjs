#!/usr/bin/env node
// A bot for Landnam that builds what it can before it does anything else; docs/bot-protocol.md
// tells the rest.
//
//     landnam bot-match --game base --bot "node examples/bots/builder_bot.mjs" --bot greedy
import { createInterface } from 'node:readline';

/** What is done first; verbs that are not here come last, one as good as another. */
const DEAREST = ['city', 'settle', 'build', 'road', 'knight', 'roll'];

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

function rank(choice) {
    const place = DEAREST.indexOf(choice.verb);
    return place < 0 ? DEAREST.length : place;
}

/** One of the best choices; which one, the number of the question decides. */
function decide({ prompt, choices }) {
    const best = Math.min(...choices.map(rank));
    const equals = choices.filter((choice) => rank(choice) === best);
    return { prompt, action: equals[prompt % equals.length].action };
}

for await (const line of createInterface({ input: process.stdin })) {
    const heard = JSON.parse(line);
    if (heard.message === 'hello') say({ protocol: 1, name: 'Builder' });
    else if (heard.message === 'decide') say(decide(heard));
    else if (heard.message === 'lapse') console.error(heard.sentence);
    else if (heard.message === 'quit') break;
}
