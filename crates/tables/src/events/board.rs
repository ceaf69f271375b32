//! Events of the board family, with its places by their names.

use board::{
    Area, Countable as _, Development, Event, Face, Goods, Harbour, KnightEvent, Offer,
    ProgressCard, ProgressCards, Rank, Resource, Returned, Rules, SeaEvent, SpecialEvent, Terrain,
    Wonder,
};
use hexgrid::{Corner, Edge, Hex};
use protocol::{
    Amount, BaseEvent, BoardEvent, KnightsEvent, OfferPicture, ReturnedCard, SeaEvent as ToldSea,
    SpecialEvent as ToldSpecial,
};

use super::Tell;
use crate::pictures::{amounts, progress_amounts};

pub fn event(rules: &Rules, event: &Event) -> BoardEvent {
    let base = tell!(rules, event, Event => BaseEvent {
        RolledForStart { seat, dice },
        StarterKnown { seat },
        TurnBegan { seat },
        Rolled { seat, dice },
        RollVoid { seat, dice },
        Produced { seat, goods },
        Shortage { kind },
        MustDiscard { seat, count },
        LaidAside { seat, kind },
        Discarded { seat, goods },
        RobberMoved { seat, to },
        Stolen { thief, victim, kind },
        Paid { seat, goods },
        RoadBuilt { seat, edge },
        SettlementBuilt { seat, corner },
        CityBuilt { seat, corner },
        CardBought { seat, card },
        CardPlayed { seat, card },
        Taken { seat, kind },
        Monopolised { seat, from, kind, count },
        BankTraded { seat, give, count, get },
        OfferMade { seat, to, offer },
        Asked { seat, goods },
        Proposed { seat, offer },
        OfferAccepted { seat },
        OfferRejected { seat },
        OfferCountered { seat, offer },
        OfferClosed { seat },
        Traded { seat, with, offer },
        RouteHolder { seat, length },
        ArmyHolder { seat, knights },
        TradeCards { seat, gained },
        TradeCardsSpent { seat, count },
        KnightGivenUp { seat },
        GivenBack { seat, to, kind },
        Won { seat, points },
        PointsShown { seat, cards },
        Drawn {},
    } and {
        Event::Sea(event) => return BoardEvent::Sea(sea(rules, event)),
        Event::Special(event) => return BoardEvent::Special(special(rules, event)),
        Event::Knights(event) => return BoardEvent::Knights(knights(rules, event)),
    });
    BoardEvent::Base(base)
}

fn sea(rules: &Rules, event: &SeaEvent) -> ToldSea {
    tell!(rules, event, SeaEvent => ToldSea {
        ShipBuilt { seat, edge },
        ShipMoved { seat, from, to },
        ShipLost { seat, edge },
        PirateMoved { seat, to },
        Discovered { seat, hex, terrain },
        NumberLaid { hex, number },
        BonusGained { seat, points },
        TokenHeld { seat, kind },
        HarbourPlaced { seat, edge, kind },
    } and {})
}

fn special(rules: &Rules, event: &SpecialEvent) -> ToldSpecial {
    tell!(rules, event, SpecialEvent => ToldSpecial {
        GiftTaken { seat, edge },
        CardGiven { seat, card },
        TradeOpened { seat, corner },
        ClothTaken { seat },
        ClothStolen { thief, victim },
        WarshipMade { seat, edge },
        FleetMoved { hex },
        FleetFought { seat, strength, warships },
        CardLost { seat, kind },
        FortressAttacked { seat, die, warships },
        LairTaken { seat, left },
        FortressTaken { seat, corner },
        WonderClaimed { seat, wonder },
        WonderBuilt { seat, wonder, level },
    } and {})
}

fn knights(rules: &Rules, event: &KnightEvent) -> KnightsEvent {
    tell!(rules, event, KnightEvent => KnightsEvent {
        EventDie { seat, face },
        RollChosen { seat, dice },
        BarbariansSailed { steps },
        BarbariansLanded { barbarians, knights },
        KnightCommitted { seat, corner },
        CityLost { seat, corner, lying },
        DefenderNamed { seat },
        BattleOver {},
        ProgressDrawn { seat, deck, card, returned },
        PointLaidOpen { seat, card },
        ProgressReturned { seat, deck, card },
        ProgressPlayed { seat, card },
        KindNamed { seat, card, kind },
        Improved { seat, area, level },
        MetropolisFounded { seat, area, corner },
        MetropolisLost { seat, area, corner },
        WallBuilt { seat, corner },
        CityRepaired { seat, corner },
        KnightPlaced { seat, corner, rank },
        KnightActivated { seat, corner },
        KnightPromoted { seat, corner, rank },
        KnightMoved { seat, corner, target },
        KnightDrivenAway { seat, owner, corner },
        KnightLeft { seat, corner, rank },
        KnightChases { seat, corner, pirate },
        DeserterLost { seat },
        MerchantPlaced { seat, hex },
        ChipsSwapped { seat, hex, other },
        RoadRemoved { seat, owner, edge },
        Handed { seat, to, kind },
        BarterFailed { seat, with },
        HandShown { seat, of, goods },
        CardsShown { seat, of, cards },
        CardSeized { seat, of, deck, card },
    } and {})
}

words!(Rules:
    Corner, Rules::corner_name;
    Edge, Rules::edge_name;
    Hex, Rules::hex_name;
    Area, |_, area| area.word().to_owned();
    Development, |_, card| card.word().to_owned();
    Face, |_, face| face.word().to_owned();
    Harbour, |_, kind| kind.word().to_owned();
    ProgressCard, |_, card| card.word().to_owned();
    Rank, |_, rank| rank.word().to_owned();
    Resource, |_, kind| kind.word().to_owned();
    Terrain, |_, terrain| terrain.word().to_owned();
    Wonder, |_, wonder| wonder.word().to_owned();
);

impl Tell<Rules> for Goods {
    type Told = Vec<Amount>;
    fn tell(&self, _: &Rules) -> Vec<Amount> {
        amounts(*self)
    }
}

impl Tell<Rules> for ProgressCards {
    type Told = Vec<Amount>;
    fn tell(&self, _: &Rules) -> Vec<Amount> {
        progress_amounts(*self)
    }
}

impl Tell<Rules> for Returned {
    type Told = ReturnedCard;
    fn tell(&self, rules: &Rules) -> ReturnedCard {
        match self {
            Returned::Open(card) => ReturnedCard::Open(card.tell(rules)),
            Returned::Hidden(seat) => ReturnedCard::Hidden(seat.tell(rules)),
        }
    }
}

impl Tell<Rules> for Offer {
    type Told = OfferPicture;
    fn tell(&self, rules: &Rules) -> OfferPicture {
        OfferPicture {
            give: self.give().tell(rules),
            get: self.get().tell(rules),
        }
    }
}
