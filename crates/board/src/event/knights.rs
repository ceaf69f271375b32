//! What happens only in Cities & Knights. CK-R-44: what only some may know is an `Option`.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

use crate::Goods;
use crate::kinds::Resource;
use crate::knights::{Area, Face, ProgressCard, ProgressCards, Rank, Returned};

/// One fact, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum KnightEvent {
    /// The event die was rolled, with the number dice or alone.
    EventDie {
        /// The seat on turn.
        seat: Seat,
        /// What it shows: the ship, or the gate of an area.
        face: Face,
    },
    /// Alchemist: the number dice were set instead of rolled.
    RollChosen {
        /// The seat on turn, which chose.
        seat: Seat,
        /// Red and yellow.
        dice: [u8; 2],
    },
    /// The ship of the barbarians came a step nearer.
    BarbariansSailed {
        /// How far it has come; with the seventh step it lands.
        steps: u8,
    },
    /// The barbarians attacked.
    BarbariansLanded {
        /// Their strength: all cities on the board.
        barbarians: u8,
        /// The strength of the knights that fought; the barbarians win only if they are stronger.
        knights: u8,
    },
    /// Variant Fiesepeter: a knight was sent into the battle.
    KnightCommitted {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// The barbarians plundered a city, which became a settlement.
    CityLost {
        /// Whose city it was.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
        /// No settlement was left, so the city lies on its side.
        lying: bool,
    },
    /// One seat alone contributed most and is Defender of Catan, for a point.
    DefenderNamed {
        /// Who defended best.
        seat: Seat,
    },
    /// The knights that fought are passive, and the ship sails back to its start.
    BattleOver,
    /// A progress card was drawn.
    ProgressDrawn {
        /// Who drew it.
        seat: Seat,
        /// From which deck.
        deck: Area,
        /// What it is; only its owner knows.
        card: Option<ProgressCard>,
        /// How it went under the deck, if somebody had it before.
        returned: Option<Returned>,
    },
    /// A drawn card is a point and lies open at once.
    PointLaidOpen {
        /// Whose point it is.
        seat: Seat,
        /// Which of the two point cards.
        card: ProgressCard,
    },
    /// Somebody with too many progress cards put one under its deck, face down.
    ProgressReturned {
        /// Who put it back.
        seat: Seat,
        /// Under which deck.
        deck: Area,
        /// What it is; only that seat knows.
        card: Option<ProgressCard>,
    },
    /// A progress card was played and went under its deck, for all to see.
    ProgressPlayed {
        /// Who played it.
        seat: Seat,
        /// Which one.
        card: ProgressCard,
    },
    /// A card asked for a kind of goods to be named.
    KindNamed {
        /// Who named it.
        seat: Seat,
        /// The card: a monopoly or the Merchant Fleet.
        card: ProgressCard,
        /// The kind they named.
        kind: Resource,
    },
    /// A city improvement was built.
    Improved {
        /// Who built it.
        seat: Seat,
        /// In which area.
        area: Area,
        /// The level this seat has there now.
        level: u8,
    },
    /// A city became a metropolis.
    MetropolisFounded {
        /// Whose city it is.
        seat: Seat,
        /// The area in which this seat is ahead.
        area: Area,
        /// Where it stands.
        corner: Corner,
    },
    /// A metropolis is a city again, because somebody else got ahead.
    MetropolisLost {
        /// Who had it.
        seat: Seat,
        /// The area in which they were overtaken.
        area: Area,
        /// Where it stood.
        corner: Corner,
    },
    /// A city wall was built.
    WallBuilt {
        /// Whose city it protects: more cards are safe from a seven.
        seat: Seat,
        /// Where the city stands.
        corner: Corner,
    },
    /// A city that lay on its side was set upright.
    CityRepaired {
        /// Whose city it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// A knight came onto the board.
    KnightPlaced {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
        /// How strong it is.
        rank: Rank,
    },
    /// A knight was made active.
    KnightActivated {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// A knight rose by one rank.
    KnightPromoted {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
        /// The rank it has now.
        rank: Rank,
    },
    /// A knight went to another corner, by its owner's will or driven away.
    KnightMoved {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stood.
        corner: Corner,
        /// Where it stands now.
        target: Corner,
    },
    /// A knight lost its corner; where it goes comes next.
    KnightDrivenAway {
        /// Who drove it away.
        seat: Seat,
        /// Whose knight it is.
        owner: Seat,
        /// Where it stood.
        corner: Corner,
    },
    /// A knight left the board and is back in its owner's stock.
    KnightLeft {
        /// Whose knight it was.
        seat: Seat,
        /// Where it stood.
        corner: Corner,
        /// The rank it had.
        rank: Rank,
    },
    /// A knight set out to chase a figure off its hex.
    KnightChases {
        /// Whose knight it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
        /// After the pirate, not the robber.
        pirate: bool,
    },
    /// Deserter: no corner or no piece for the knight that may come over.
    DeserterLost {
        /// Who played the card.
        seat: Seat,
    },
    /// The merchant came to a hex and is worth a point.
    MerchantPlaced {
        /// Who has him now, and trades what the hex pays at 2:1.
        seat: Seat,
        /// Where he stands.
        hex: Hex,
    },
    /// Inventor: two number chips changed places.
    ChipsSwapped {
        /// Who played the card.
        seat: Seat,
        /// The hex of one of them.
        hex: Hex,
        /// The hex of the other.
        other: Hex,
    },
    /// Diplomat: an open road left the board.
    RoadRemoved {
        /// Who played the card.
        seat: Seat,
        /// Whose road it was.
        owner: Seat,
        /// Where it lay.
        edge: Edge,
    },
    /// A card that somebody gave, or had to give, into another hand.
    Handed {
        /// Who gave it.
        seat: Seat,
        /// Who has it now.
        to: Seat,
        /// What it is; only the two of them know.
        kind: Option<Resource>,
    },
    /// Commercial Harbor: no commodity to give, so the resource came back.
    BarterFailed {
        /// Who played the card.
        seat: Seat,
        /// The opponent, who had no commodity.
        with: Seat,
    },
    /// Somebody may look at an opponent's hand.
    HandShown {
        /// Who looks.
        seat: Seat,
        /// Whose hand it is.
        of: Seat,
        /// What it holds; only the two of them know.
        goods: Option<Goods>,
    },
    /// Spy: somebody may look at an opponent's progress cards.
    CardsShown {
        /// Who looks.
        seat: Seat,
        /// Whose cards they are.
        of: Seat,
        /// Which they are; only the two of them know.
        cards: Option<ProgressCards>,
    },
    /// Spy: a progress card changed hands.
    CardSeized {
        /// Who has it now.
        seat: Seat,
        /// Who had it before.
        of: Seat,
        /// The deck it belongs to, which its back shows.
        deck: Area,
        /// What it is; only the two of them know.
        card: Option<ProgressCard>,
    },
}
