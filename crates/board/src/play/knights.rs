//! What only Cities & Knights changes: knights and other pieces. Cards are in `progress.rs`.

use game::{Seat, SeatSet};
use hexgrid::{Corner, Edge, Hex};

use super::Play;
use crate::event::KnightEvent;
use crate::knights::{Area, Rank};
use crate::state::{Displaced, KnightTask, KnightsState, Merchant, Realm, Task};

impl Play<'_> {
    fn knights(&mut self) -> &mut KnightsState {
        &mut self.state.public.knights
    }

    fn realm(&mut self, seat: Seat) -> &mut Realm {
        &mut self.state.public.knights.realms[seat.index()]
    }

    /// Puts a task of this box on top.
    #[inline]
    pub fn ask(&mut self, task: impl Into<KnightTask>) {
        self.next(Task::Knights(task.into()));
    }

    /// Puts one in the place of the top task.
    #[inline]
    pub fn ask_instead(&mut self, task: impl Into<KnightTask>) {
        self.instead(Task::Knights(task.into()));
    }

    pub fn ask_each(&mut self, seats: SeatSet) {
        self.knights().due = seats;
    }

    pub fn asked(&mut self, seat: Seat) {
        let due = self.knights().due;
        self.knights().due = due.without(seat);
    }
}

/// Knights.
impl Play<'_> {
    /// Puts a knight on a corner, active or not; it cannot act this turn.
    pub fn place_knight(&mut self, seat: Seat, rank: Rank, corner: Corner, active: bool) {
        self.set_down(seat, rank, corner, active);
        self.tell(|| KnightEvent::KnightPlaced { seat, corner, rank });
    }

    fn set_down(&mut self, seat: Seat, rank: Rank, corner: Corner, active: bool) {
        self.realm(seat).ranks[rank.index()].insert(corner);
        let knights = self.knights();
        knights.occupied.insert(corner);
        if active {
            knights.active.insert(corner);
        }
        self.block_changed(seat, corner);
    }

    /// A knight of the seat's came or went: others may build on or not, and routes may change.
    fn block_changed(&mut self, seat: Seat, corner: Corner) {
        self.rejoin(corner);
        self.follow_lines_at(seat, corner);
        let edges = self.rules.grid.corner_edges(corner);
        let public = &mut self.state.public;
        for owner in Seat::all(self.rules.owners).filter(|owner| *owner != seat) {
            if (public.network(owner) & edges).len() > 1 {
                public.knights.stale = public.knights.stale.with(owner);
            }
        }
    }

    /// Takes the knight off its corner, with everything that is remembered about it.
    fn take_up(&mut self, seat: Seat, corner: Corner) -> Displaced {
        let rank = self
            .realm(seat)
            .rank_at(corner)
            .expect("a knight stands here");
        self.realm(seat).ranks[rank.index()].remove(corner);
        let knights = self.knights();
        let active = knights.active.contains(corner);
        for set in [
            &mut knights.occupied,
            &mut knights.active,
            &mut knights.ready,
            &mut knights.promoted,
        ] {
            set.remove(corner);
        }
        self.block_changed(seat, corner);
        Displaced {
            seat,
            rank,
            active,
            from: corner,
        }
    }

    pub fn remove_knight(&mut self, seat: Seat, corner: Corner) -> Displaced {
        let gone = self.take_up(seat, corner);
        let rank = gone.rank;
        self.tell(|| KnightEvent::KnightLeft { seat, corner, rank });
        gone
    }

    /// The knight may act this turn.
    pub fn make_ready(&mut self, corner: Corner) {
        self.knights().ready.insert(corner);
    }

    pub fn activate_knight(&mut self, seat: Seat, corner: Corner) {
        self.knights().active.insert(corner);
        self.tell(|| KnightEvent::KnightActivated { seat, corner });
    }

    /// CK-42: a knight that acted is passive and acts no more this turn.
    pub fn rest_knight(&mut self, corner: Corner) {
        self.knights().active.remove(corner);
        self.knights().ready.remove(corner);
    }

    pub fn promote_knight(&mut self, seat: Seat, corner: Corner) {
        let rank = self
            .realm(seat)
            .rank_at(corner)
            .expect("a knight stands here");
        let rank_after = rank.next().expect("checked before");
        self.realm(seat).ranks[rank.index()].remove(corner);
        self.realm(seat).ranks[rank_after.index()].insert(corner);
        self.knights().promoted.insert(corner);
        self.tell(|| KnightEvent::KnightPromoted {
            seat,
            corner,
            rank: rank_after,
        });
    }

    /// Moves a knight, which is passive then.
    pub fn move_knight(&mut self, seat: Seat, from: Corner, to: Corner) {
        let promoted = self.knights().promoted.contains(from);
        let knight = self.take_up(seat, from);
        self.set_down(seat, knight.rank, to, false);
        if promoted {
            self.knights().promoted.insert(to);
        }
        self.tell(|| KnightEvent::KnightMoved {
            seat,
            corner: from,
            target: to,
        });
    }

    /// Drives a knight off its corner; it waits for a new one.
    pub fn drive_away(&mut self, seat: Seat, owner: Seat, corner: Corner) {
        let displaced = self.take_up(owner, corner);
        self.knights().displaced = Some(displaced);
        self.tell(|| KnightEvent::KnightDrivenAway {
            seat,
            owner,
            corner,
        });
    }

    /// Puts the displaced knight on a corner, or back into its owner's stock.
    pub fn relocate_knight(&mut self, to: Option<Corner>) {
        let knight = self.knights().displaced.take();
        let Displaced {
            seat,
            rank,
            active,
            from,
        } = knight.expect("a knight waits for a corner");
        match to {
            Some(target) => {
                self.set_down(seat, rank, target, active);
                self.tell(|| KnightEvent::KnightMoved {
                    seat,
                    corner: from,
                    target,
                });
            }
            None => self.tell(|| KnightEvent::KnightLeft {
                seat,
                corner: from,
                rank,
            }),
        }
    }

    /// The seat's route is to be judged again.
    pub fn mark_route(&mut self, seat: Seat) {
        self.knights().stale = self.knights().stale.with(seat);
    }

    pub fn routes_judged(&mut self) {
        self.knights().stale = SeatSet::EMPTY;
    }

    /// At the start of a turn all active knights of its player may act (CK-42).
    pub fn renew_turn_with_knights(&mut self, seat: Seat) {
        let own = self.realm(seat).knights();
        let knights = self.knights();
        knights.ready = own & knights.active;
        knights.promoted = hexgrid::CornerSet::EMPTY;
        knights.fleet = 0;
        knights.harbour = false;
        knights.bartered = SeatSet::EMPTY;
        knights.dice = [0; 2];
    }
}

/// Barbarians.
impl Play<'_> {
    pub fn sail(&mut self) {
        self.knights().barbarians += 1;
        let steps = self.knights().barbarians;
        self.tell(|| KnightEvent::BarbariansSailed { steps });
    }

    pub fn land(&mut self) {
        self.knights().landed = true;
    }

    pub fn commit_knight(&mut self, seat: Seat, corner: Corner) {
        self.knights().committed.insert(corner);
        self.tell(|| KnightEvent::KnightCommitted { seat, corner });
    }

    pub fn commit_all_knights(&mut self) {
        self.knights().committed = self.knights().active;
    }

    /// CK-61, CK-64: those that fought are passive, and the ship sails back.
    pub fn end_battle(&mut self) {
        let knights = self.knights();
        let fought = std::mem::take(&mut knights.committed);
        knights.active &= !fought;
        knights.ready &= !fought;
        knights.barbarians = 0;
        self.tell(|| KnightEvent::BattleOver);
    }

    pub fn name_defender(&mut self, seat: Seat) {
        self.realm(seat).defenders += 1;
        self.state.public.pieces[seat.index()].points += 1;
        self.tell(|| KnightEvent::DefenderNamed { seat });
    }

    /// CK-57, CK-58: the city becomes a settlement, or lies on its side without one in stock.
    pub fn lose_city(&mut self, seat: Seat, corner: Corner) {
        let pieces = &mut self.state.public.pieces[seat.index()];
        let lying = pieces.settlements_left == 0;
        pieces.cities.remove(corner);
        pieces.settlements.insert(corner);
        pieces.points -= 1;
        if !lying {
            pieces.settlements_left -= 1;
            pieces.cities_left += 1;
        }
        let realm = self.realm(seat);
        realm.walls.remove(corner);
        if lying {
            realm.reduced.insert(corner);
        }
        self.tell(|| KnightEvent::CityLost {
            seat,
            corner,
            lying,
        });
    }

    pub fn repair_city(&mut self, seat: Seat, corner: Corner) {
        let pieces = &mut self.state.public.pieces[seat.index()];
        pieces.settlements.remove(corner);
        pieces.cities.insert(corner);
        pieces.points += 1;
        self.realm(seat).reduced.remove(corner);
        self.tell(|| KnightEvent::CityRepaired { seat, corner });
    }
}

/// What else stands on the board.
impl Play<'_> {
    pub fn improve(&mut self, seat: Seat, area: Area) {
        self.realm(seat).levels[area.index()] += 1;
        let level = self.realm(seat).level(area);
        self.tell(|| KnightEvent::Improved { seat, area, level });
    }

    pub fn crown(&mut self, seat: Seat, area: Area, corner: Corner) {
        self.knights().metropolises[area.index()] = Some(corner);
        self.state.public.pieces[seat.index()].points += 2;
        self.tell(|| KnightEvent::MetropolisFounded { seat, area, corner });
    }

    pub fn uncrown(&mut self, seat: Seat, area: Area, corner: Corner) {
        self.knights().metropolises[area.index()] = None;
        self.state.public.pieces[seat.index()].points -= 2;
        self.tell(|| KnightEvent::MetropolisLost { seat, area, corner });
    }

    pub fn build_wall(&mut self, seat: Seat, corner: Corner) {
        self.realm(seat).walls.insert(corner);
        self.tell(|| KnightEvent::WallBuilt { seat, corner });
    }

    pub fn place_merchant(&mut self, seat: Seat, hex: Hex) {
        let old = self.knights().merchant.replace(Merchant { hex, seat });
        if let Some(old) = old {
            self.state.public.pieces[old.seat.index()].points -= 1;
        }
        self.state.public.pieces[seat.index()].points += 1;
        self.tell(|| KnightEvent::MerchantPlaced { seat, hex });
    }

    pub fn remove_road(&mut self, seat: Seat, owner: Seat, edge: Edge) {
        let grid = &self.rules.grid;
        let public = &mut self.state.public;
        public.free.insert(edge);
        public.knights.stale = public.knights.stale.with(owner);
        let pieces = &mut public.pieces[owner.index()];
        pieces.roads.remove(edge);
        pieces.roads_left += 1;
        let network = pieces.roads | public.sea.fleets[owner.index()].ships;
        for end in grid.edge_ends(edge) {
            if (network & grid.corner_edges(end)).is_empty() {
                pieces.touched.remove(end);
            }
        }
        grid.edge_ends(edge)
            .into_iter()
            .for_each(|end| self.rejoin(end));
        self.tell(|| KnightEvent::RoadRemoved { seat, owner, edge });
    }

    pub fn set_rates(&mut self, seat: Seat, rates: crate::Goods) {
        self.state.public.pieces[seat.index()].rates = rates;
    }
}
