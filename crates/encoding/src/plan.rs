//! Where the numbers of one game lie.

/// The numbers of one verb, side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub name: &'static str,
    pub start: usize,
    pub count: usize,
}

/// One named array of what a seat sees, flat in its row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: &'static str,
    pub start: usize,
    pub shape: Vec<usize>,
}

/// What the numbers of one game mean. Verbs a game lacks have no numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    verbs: Vec<Span>,
    fields: Vec<Field>,
    actions: usize,
    width: usize,
}

impl Plan {
    /// From all verbs and fields of a family, in their order, with how many numbers each has.
    pub(crate) fn new(
        verbs: impl IntoIterator<Item = (&'static str, usize)>,
        fields: impl IntoIterator<Item = (&'static str, Vec<usize>)>,
    ) -> Plan {
        let mut plan = Plan::default();
        for (name, count) in verbs {
            let start = plan.actions;
            plan.verbs.push(Span { name, start, count });
            plan.actions += count;
        }
        for (name, shape) in fields {
            let start = plan.width;
            plan.width += shape.iter().product::<usize>();
            plan.fields.push(Field { name, start, shape });
        }
        plan
    }

    /// How many actions have a number.
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// How many numbers a row has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The verbs this game has.
    pub fn verbs(&self) -> impl Iterator<Item = &Span> {
        self.verbs.iter().filter(|span| span.count > 0)
    }

    /// The arrays this game has.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        let fields = self.fields.iter();
        fields.filter(|field| field.shape.iter().product::<usize>() > 0)
    }

    /// The number of the `index`-th action of a verb.
    #[inline]
    pub(crate) fn at(&self, verb: usize, index: usize) -> Option<usize> {
        let span = &self.verbs[verb];
        (index < span.count).then_some(span.start + index)
    }

    /// The verb of a number, and which of its actions it is.
    pub(crate) fn split(&self, number: usize) -> Option<(usize, usize)> {
        let next = self.verbs.partition_point(|span| span.start <= number);
        let verb = next.checked_sub(1)?;
        let index = number - self.verbs[verb].start;
        (index < self.verbs[verb].count).then_some((verb, index))
    }

    /// Where a field begins.
    pub(crate) fn start(&self, field: usize) -> usize {
        self.fields[field].start
    }

    /// A field's part of a row.
    #[inline]
    pub(crate) fn part<'a>(&self, field: usize, row: &'a mut [i8]) -> &'a mut [i8] {
        let start = self.fields[field].start;
        let end = self
            .fields
            .get(field + 1)
            .map_or(self.width, |next| next.start);
        &mut row[start..end]
    }
}
