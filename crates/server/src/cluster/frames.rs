//! How messages for many listeners travel over one line: each message once, with the numbers of
//! those it is for.

use std::collections::BTreeMap;

use bytes::{Buf, BufMut, Bytes, BytesMut};

/// Something for one listener: a message, or the end of what he listens to.
pub type Item = (u64, Option<Bytes>);

/// In place of a length: there is no message, and no other will come.
const END: u32 = u32::MAX;
/// A message longer than this, or for more listeners, was written by nobody of ours.
const LONGEST: u32 = 64 << 20;
const MOST: u32 = 1 << 20;

/// Writes items so that messages that lie in the same place travel once. Each listener's messages
/// keep their order.
pub fn write(items: impl IntoIterator<Item = Item>) -> Bytes {
    let mut frames: Vec<(Option<Bytes>, Vec<u64>)> = Vec::new();
    let mut places: BTreeMap<Option<(usize, usize)>, usize> = BTreeMap::new();
    for (listener, message) in items {
        let place = message.as_ref().map(|it| (it.as_ptr() as usize, it.len()));
        let frame = *places.entry(place).or_insert_with(|| {
            frames.push((message, Vec::new()));
            frames.len() - 1
        });
        frames[frame].1.push(listener);
    }
    // Whoever is at the end gets nothing any more.
    frames.sort_by_key(|(message, _)| message.is_none());
    let mut written = BytesMut::new();
    for (message, listeners) in frames {
        written.put_u32(listeners.len() as u32);
        for listener in listeners {
            written.put_u64(listener);
        }
        match message {
            None => written.put_u32(END),
            Some(message) => {
                written.put_u32(message.len() as u32);
                written.put_slice(&message);
            }
        }
    }
    written.freeze()
}

/// A frame for nobody: the other side lives.
pub fn beat() -> Bytes {
    let mut written = BytesMut::new();
    written.put_u32(0);
    written.put_u32(END);
    written.freeze()
}

/// Reads what arrives in pieces.
#[derive(Default)]
pub struct Reader(BytesMut);

/// A message, or an end, and the listeners it is for.
type Frame = (Vec<u64>, Option<Bytes>);

/// What arrives is no frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garbled;

impl Reader {
    pub fn push(&mut self, piece: &[u8]) {
        self.0.put_slice(piece);
    }

    /// The next message and whom it is for, if it is there as a whole.
    pub fn next(&mut self) -> Result<Option<Frame>, Garbled> {
        let mut rest = &self.0[..];
        let Ok(count) = rest.try_get_u32() else {
            return Ok(None);
        };
        if count > MOST {
            return Err(Garbled);
        }
        if rest.len() < count as usize * 8 + 4 {
            return Ok(None);
        }
        let listeners = (0..count).map(|_| rest.get_u64()).collect();
        let length = rest.get_u32();
        let head = 8 + count as usize * 8;
        if length == END {
            self.0.advance(head);
            return Ok(Some((listeners, None)));
        }
        if length > LONGEST {
            return Err(Garbled);
        }
        if rest.len() < length as usize {
            return Ok(None);
        }
        self.0.advance(head);
        let message = self.0.split_to(length as usize).freeze();
        Ok(Some((listeners, Some(message))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_many_hear_travels_once_and_in_order() {
        let [news, more] = ["news ".repeat(100), "more ".repeat(100)].map(Bytes::from);
        let mut items = Vec::new();
        for listener in 0..100 {
            items.push((listener, Some(news.clone())));
            items.push((listener, Some(more.clone())));
        }
        items.push((7, None));
        let written = write(items);
        assert!(written.len() < 4_000, "{}", written.len());
        // It arrives in pieces of any size.
        for size in [1, 7, 1_000, written.len()] {
            let (mut reader, mut heard) = (Reader::default(), BTreeMap::<u64, Vec<_>>::new());
            for piece in written.chunks(size) {
                reader.push(piece);
                while let Some((listeners, message)) = reader.next().unwrap() {
                    for listener in listeners {
                        heard.entry(listener).or_default().push(message.clone());
                    }
                }
            }
            let both = [Some(news.clone()), Some(more.clone())];
            assert_eq!(heard.len(), 100);
            assert_eq!(heard[&6], both);
            assert_eq!(heard[&7], [&both[..], &[None]].concat());
        }
    }

    #[test]
    fn what_nobody_of_ours_has_written_is_no_frame() {
        for garbled in [[0xff; 20], *b"HTTP/1.1 400 Bad Req"] {
            let mut reader = Reader::default();
            reader.push(&garbled);
            assert_eq!(reader.next(), Err(Garbled));
        }
        let mut reader = Reader::default();
        reader.push(&[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 0x10, 0, 0, 0]);
        assert_eq!(reader.next(), Err(Garbled));
    }
}
