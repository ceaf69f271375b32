//! After the storm: memory, disk and archive agree.

use game::Viewer;
use protocol::{EventEntry, FinalCard, Picture};
use tables::Archive;

use super::World;

impl World {
    pub fn check_archive(&mut self) {
        let seen = self.seen();
        self.restart();
        assert!(self.seen() == seen, "the disk shows something else");
        let archive = self.table.filming(None).unwrap().run();
        let archive = Archive::read(archive.journal.clone(), archive.parts()).unwrap();
        self.table.put_away(archive);
        assert!(self.seen() == seen, "the archive shows something else");
        let verdict = self.table.verify().unwrap();
        assert_eq!(verdict.fault, None);
        assert!(verdict.verified && verdict.draws > 0);
    }

    /// What everybody sees of the whole game.
    fn seen(&self) -> Vec<(Vec<EventEntry>, Picture, Option<FinalCard>)> {
        let seats = self.clients.iter().map(|client| Viewer::Seat(client.seat));
        let see = |viewer| {
            let update = self.table.update(viewer, 0, self.now).unwrap();
            (update.events, update.picture, update.ending)
        };
        seats.chain([Viewer::Spectator]).map(see).collect()
    }
}
