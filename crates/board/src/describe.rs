//! How the board family speaks: prompts, deeds and events as phrases.

use game::{Deed, Describe, Fact, Phrase, Seat, Setup as _};
use hexgrid::{Corner, Edge, Hex};

use crate::actions::Action;
use crate::counts::Kind;
use crate::event::Event;
use crate::notation::seat_name;
use crate::rules::Rules;
use crate::state::Task;
use crate::view::{Known, View};

impl Describe for Rules {
    fn prompt(&self, view: &View) -> Phrase {
        let public = &view.public;
        let mine = |seat: Seat| matches!(view.known, Known::Own(viewer, _) if viewer == seat);
        let turn = public.turn;
        match public.agenda.top() {
            Task::Over => return Phrase::new("board-prompt-over"),
            Task::Discard => {
                let viewer = match view.known {
                    Known::Own(seat, _) => Some(seat),
                    Known::Nothing | Known::Everything(_) => None,
                };
                let left = viewer.map_or(0, |seat| public.pieces[seat.index()].to_discard);
                if left > 0 {
                    return Phrase::new("board-prompt-discard").with("count", left);
                }
                return Phrase::new("board-prompt-wait-discard");
            }
            Task::Negotiate if !mine(turn) => {
                return Phrase::new("board-prompt-answer")
                    .with("seat", turn)
                    .with("give", public.negotiation.offer.give())
                    .with("get", public.negotiation.offer.get());
            }
            _ if !mine(turn) => return Phrase::new("board-prompt-wait").with("seat", turn),
            _ => {}
        }
        Phrase::new(match public.agenda.top() {
            Task::FoundSettlement => "board-prompt-found-settlement",
            Task::FoundRoad => "board-prompt-found-road",
            Task::BeforeRoll => "board-prompt-roll",
            Task::BetweenRolls => "board-prompt-second-roll",
            Task::MoveRobber => "board-prompt-robber",
            Task::PickVictim => "board-prompt-victim",
            Task::Negotiate => "board-prompt-negotiate",
            Task::FirstFreeRoad => "board-prompt-first-road",
            Task::SecondFreeRoad => "board-prompt-second-road",
            Task::Take(left) => {
                return Phrase::new("board-prompt-take").with("count", left);
            }
            Task::NeutralRoad => "board-prompt-neutral-road",
            Task::NeutralSettlement => "board-prompt-neutral-settlement",
            Task::GiveBack(left) => {
                return Phrase::new("board-prompt-give-back").with("count", left);
            }
            Task::Main => "board-prompt-main",
            Task::RollForStart
            | Task::Dice
            | Task::SecondDice
            | Task::Steal(_)
            | Task::DrawCard
            | Task::DrawFromOpponent(_)
            | Task::Discard
            | Task::Over => "board-prompt-chance",
        })
    }

    fn deed(&self, action: Action) -> Deed {
        let deed = |verb, target: String, phrase| Deed {
            verb,
            target,
            phrase,
        };
        let simple = |verb, key| deed(verb, String::new(), Phrase::new(key));
        let card = |verb, key, kind: crate::Resource| {
            deed(
                verb,
                kind.word().to_owned(),
                Phrase::new(key).with("kind", kind),
            )
        };
        let seat = |verb, key, seat: Seat| {
            deed(
                verb,
                seat_name(self, seat).to_owned(),
                Phrase::new(key).with("seat", seat),
            )
        };
        let place = |verb, key, name: String| {
            let phrase = Phrase::new(key).with("place", Fact::Place(name.clone()));
            deed(verb, name, phrase)
        };
        match action {
            Action::Roll => simple("roll", "board-deed-roll"),
            Action::End => simple("end", "board-deed-end"),
            Action::Buy => simple("buy", "board-deed-buy"),
            Action::Knight => simple("knight", "board-deed-knight"),
            Action::RoadBuilding => simple("road-building", "board-deed-road-building"),
            Action::Invention => simple("invention", "board-deed-invention"),
            Action::Waive => simple("waive", "board-deed-waive"),
            Action::Accept => simple("accept", "board-deed-accept"),
            Action::Reject => simple("reject", "board-deed-reject"),
            Action::Withdraw => simple("withdraw", "board-deed-withdraw"),
            Action::ForceTrade => simple("force-trade", "board-deed-force-trade"),
            Action::RobberHome => simple("robber-home", "board-deed-robber-home"),
            Action::GiveUpKnight => simple("give-up-knight", "board-deed-give-up-knight"),
            Action::Monopoly(kind) => card("monopoly", "board-deed-monopoly", kind),
            Action::Take(kind) => card("take", "board-deed-take", kind),
            Action::Discard(kind) => card("discard", "board-deed-discard", kind),
            Action::Give(kind) => card("give", "board-deed-give", kind),
            Action::Conclude(with) => seat("conclude", "board-deed-conclude", with),
            Action::Rob(victim) => seat("rob", "board-deed-rob", victim),
            Action::BankTrade { give, get } => deed(
                "bank",
                format!("{} {}", give.word(), get.word()),
                Phrase::new("board-deed-bank")
                    .with("give", give)
                    .with("get", get),
            ),
            Action::MoveRobber(hex) => place("robber", "board-deed-robber", self.hex_name(hex)),
            Action::Road(edge) => place("road", "board-deed-road", self.edge_name(edge)),
            Action::Settle(at) => place("settle", "board-deed-settle", self.corner_name(at)),
            Action::City(at) => place("city", "board-deed-city", self.corner_name(at)),
            Action::NeutralRoad(owner, edge) => {
                let mut deed = place("road-for", "board-deed-road-for", self.edge_name(edge));
                deed.phrase = deed.phrase.with("seat", owner);
                deed
            }
            Action::NeutralSettle(owner, at) => {
                let mut deed = place("settle-for", "board-deed-settle-for", self.corner_name(at));
                deed.phrase = deed.phrase.with("seat", owner);
                deed
            }
            Action::Offer(offer) => deed(
                "offer",
                String::new(),
                Phrase::new("board-deed-offer")
                    .with("give", offer.give())
                    .with("get", offer.get()),
            ),
            Action::Counter(offer) => deed(
                "counter",
                String::new(),
                Phrase::new("board-deed-counter")
                    .with("give", offer.give())
                    .with("get", offer.get()),
            ),
        }
    }

    fn event(&self, event: &Event) -> Option<Phrase> {
        debug_assert!(!self.setup.seat_names().is_empty());
        Some(sentence(self, event))
    }
}

fn hex(rules: &Rules, hex: Hex) -> Fact {
    Fact::Place(rules.hex_name(hex))
}

fn corner(rules: &Rules, corner: Corner) -> Fact {
    Fact::Place(rules.corner_name(corner))
}

fn edge(rules: &Rules, edge: Edge) -> Fact {
    Fact::Place(rules.edge_name(edge))
}

fn sentence(rules: &Rules, event: &Event) -> Phrase {
    let dice = |key, seat: Seat, dice: [u8; 2]| {
        Phrase::new(key)
            .with("seat", seat)
            .with("one", dice[0])
            .with("two", dice[1])
            .with("sum", dice[0] + dice[1])
    };
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match *event {
        Event::RolledForStart { seat, dice: shown } => {
            dice("board-event-rolled-for-start", seat, shown)
        }
        Event::StarterKnown { seat } => by("board-event-starter", seat),
        Event::TurnBegan { seat } => by("board-event-turn", seat),
        Event::Rolled { seat, dice: shown } => dice("board-event-rolled", seat, shown),
        Event::RollVoid { seat, dice: shown } => dice("board-event-roll-void", seat, shown),
        Event::Produced { seat, goods } => by("board-event-produced", seat).with("goods", goods),
        Event::Shortage { kind } => Phrase::new("board-event-shortage").with("kind", kind),
        Event::MustDiscard { seat, count } => {
            by("board-event-must-discard", seat).with("count", count)
        }
        Event::LaidAside { seat, kind: None } => by("board-event-laid-aside-hidden", seat),
        Event::LaidAside {
            seat,
            kind: Some(kind),
        } => by("board-event-laid-aside", seat).with("kind", kind),
        Event::Discarded { seat, goods } => by("board-event-discarded", seat).with("goods", goods),
        Event::RobberMoved { seat, to } => {
            by("board-event-robber", seat).with("to", hex(rules, to))
        }
        Event::Stolen {
            thief,
            victim,
            kind: None,
        } => by("board-event-stolen-hidden", thief).with("victim", victim),
        Event::Stolen {
            thief,
            victim,
            kind: Some(kind),
        } => by("board-event-stolen", thief)
            .with("victim", victim)
            .with("kind", kind),
        Event::Paid { seat, goods } => by("board-event-paid", seat).with("goods", goods),
        Event::RoadBuilt { seat, edge: at } => {
            by("board-event-road", seat).with("place", edge(rules, at))
        }
        Event::SettlementBuilt { seat, corner: at } => {
            by("board-event-settlement", seat).with("place", corner(rules, at))
        }
        Event::CityBuilt { seat, corner: at } => {
            by("board-event-city", seat).with("place", corner(rules, at))
        }
        Event::CardBought { seat, card: None } => by("board-event-card-bought-hidden", seat),
        Event::CardBought {
            seat,
            card: Some(card),
        } => by("board-event-card-bought", seat).with("card", card),
        Event::CardPlayed { seat, card } => by("board-event-card-played", seat).with("card", card),
        Event::Taken { seat, kind } => by("board-event-taken", seat).with("kind", kind),
        Event::Monopolised {
            seat,
            from,
            kind,
            count,
        } => by("board-event-monopolised", seat)
            .with("from", from)
            .with("goods", crate::Goods::of(kind, u32::from(count))),
        Event::BankTraded {
            seat,
            give,
            count,
            get,
        } => by("board-event-bank-traded", seat)
            .with("give", crate::Goods::of(give, u32::from(count)))
            .with("get", crate::Goods::of(get, 1)),
        Event::OfferMade { seat, offer } => by("board-event-offer", seat)
            .with("give", offer.give())
            .with("get", offer.get()),
        Event::OfferAccepted { seat } => by("board-event-accepted", seat),
        Event::OfferRejected { seat } => by("board-event-rejected", seat),
        Event::OfferCountered { seat, offer } => by("board-event-countered", seat)
            .with("give", offer.give())
            .with("get", offer.get()),
        Event::OfferClosed { seat } => by("board-event-offer-closed", seat),
        Event::Traded { seat, with, offer } => by("board-event-traded", seat)
            .with("with", with)
            .with("give", offer.give())
            .with("get", offer.get()),
        Event::RouteHolder {
            seat: Some(seat),
            length,
        } => by("board-event-route", seat).with("length", length),
        Event::RouteHolder { seat: None, .. } => Phrase::new("board-event-route-nobody"),
        Event::ArmyHolder {
            seat: Some(seat),
            knights,
        } => by("board-event-army", seat).with("knights", knights),
        Event::ArmyHolder { seat: None, .. } => Phrase::new("board-event-army-nobody"),
        Event::TradeCards { seat, gained } => {
            by("board-event-trade-cards", seat).with("count", gained)
        }
        Event::TradeCardsSpent { seat, count } => {
            by("board-event-trade-cards-spent", seat).with("count", count)
        }
        Event::KnightGivenUp { seat } => by("board-event-knight-given-up", seat),
        Event::GivenBack {
            seat,
            to,
            kind: None,
        } => by("board-event-given-back-hidden", seat).with("to", to),
        Event::GivenBack {
            seat,
            to,
            kind: Some(kind),
        } => by("board-event-given-back", seat)
            .with("to", to)
            .with("kind", kind),
        Event::Won { seat, points } => by("board-event-won", seat).with("points", points),
        Event::PointsShown { seat, cards } => {
            by("board-event-points-shown", seat).with("count", cards)
        }
        Event::Drawn => Phrase::new("board-event-drawn"),
    }
}
