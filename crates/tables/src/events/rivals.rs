//! Events of the card game.

use protocol::{Amount, RivalsEvent};
use rivals::{
    CardId, Centre, End, Event, Goods, Landscape, Place, Resource, Rules, Side, StackId, Symbol,
};

use super::Tell;
use crate::pictures::rivals_amounts;

pub fn event(rules: &Rules, event: &Event) -> RivalsEvent {
    tell!(rules, event, Event => RivalsEvent {
        RolledForStart { red, blue },
        StarterKnown { seat },
        TurnBegan { seat },
        NumberNamed { seat, number },
        Rolled { seat, number, symbol },
        Produced { seat, goods },
        Raided { seat, counted, lost },
        Revealed { card },
        Mixed {},
        Spared { seat },
        Gained { seat, kind, count },
        Paid { seat, goods },
        Lost { seat, goods },
        Given { from, to, kind },
        Traded { seat, give, count, get },
        RoadBuilt { seat, end },
        SettlementBuilt { seat, centre },
        CityBuilt { seat, centre },
        LandscapeLaid { seat, landscape, place },
        LandscapesSwapped { seat, one, two },
        CardsSwapped { seat, one, two },
        Built { seat, card, side },
        Attached { seat, card, place },
        TornDown { seat, card },
        Removed { seat, card },
        Played { seat, card },
        Defended { seat, rolled, saved },
        Named { seat, card },
        Fetched { seat, card },
        Stolen { seat, card },
        Stripped { seat, cards },
        HandShown { to, cards },
        Drawn { seat, stack, card },
        Searched { seat, stack, cards },
        Seen { seat, stack, card },
        Taken { seat, stack, card },
        PutUnder { seat, stack, card, open },
        Returned { card },
        TradeToken { seat },
        HeroToken { seat },
        EndProposed { seat },
        EndDeclined { seat },
        EndAgreed {},
        Won { seat, points },
        Drew {},
    } and {})
}

words!(Rules:
    CardId, |_, card| card.to_string();
    Centre, |_, centre| centre.to_string();
    End, |_, end| end.to_string();
    Landscape, |_, landscape| landscape.to_string();
    Place, |_, place| place.to_string();
    Resource, |_, kind| kind.to_string();
    Side, |_, side| side.to_string();
    StackId, |_, stack| stack.to_string();
    Symbol, |_, symbol| symbol.to_string();
);

impl Tell<Rules> for Goods {
    type Told = Vec<Amount>;
    fn tell(&self, _: &Rules) -> Vec<Amount> {
        rivals_amounts(*self)
    }
}
