//! Reading Fluent files as data, for the tests of `text/`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

#[derive(Default)]
pub struct Message {
    /// Variables by attribute; the message itself is the attribute without a name.
    pub variables: BTreeMap<String, BTreeSet<String>>,
    /// Other messages it names.
    pub references: BTreeSet<String>,
}

/// Every message of a language. A file that cannot be read or a key defined twice stops the test.
pub fn read(language: &str) -> BTreeMap<String, Message> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text");
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(root.join(language)).expect("a folder per language") {
        let path = entry.expect("a readable folder").path();
        let text = fs::read_to_string(&path).expect("a text file");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                let read = read_message(&message);
                let twice = messages.insert(key.clone(), read).is_some();
                assert!(!twice, "{}: {key} is defined twice", path.display());
            }
        }
    }
    messages
}

fn read_message(message: &fluent_syntax::ast::Message<&str>) -> Message {
    let mut read = Message::default();
    let attributes = message.attributes.iter().map(|it| (it.id.name, &it.value));
    let own = message.value.iter().map(|value| ("", value));
    for (name, pattern) in own.chain(attributes) {
        let mut walk = Walk::default();
        walk.pattern(pattern);
        read.variables.insert(name.to_owned(), walk.variables);
        read.references.extend(walk.references);
    }
    read
}

#[derive(Default)]
struct Walk {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Walk {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}
