//! A Rust file as the checks see it: its tests, its functions, its paths, its string literals.

use std::ops::RangeInclusive;

use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::Visit;

pub struct Rust {
    pub path: String,
    pub text: String,
    pub functions: Vec<Function>,
    /// Lines of modules that exist for tests only.
    test_lines: Vec<RangeInclusive<usize>>,
    tokens: TokenStream,
}

pub struct Function {
    pub name: String,
    pub line: usize,
    pub lines: usize,
    pub parameters: usize,
    pub is_test: bool,
    pub doc: String,
}

/// A path such as `std::time::Instant`, also out of a `use` with braces.
pub struct Named {
    pub segments: Vec<String>,
    pub line: usize,
}

/// A literal, with the names that stand before its bracket: `Phrase`, `new` for `Phrase::new("…")`.
pub struct Literal {
    pub value: syn::Lit,
    pub call: Vec<String>,
    pub line: usize,
}

impl Rust {
    pub fn parse(path: &str, text: &str) -> Rust {
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut finder = Finder::default();
        finder.visit_file(&file);
        Rust {
            path: path.to_owned(),
            text: text.to_owned(),
            functions: finder.functions,
            test_lines: finder.test_lines,
            tokens: text.parse().expect("it was just parsed"),
        }
    }

    /// Does this line belong to tests rather than to the program?
    pub fn is_test(&self, line: usize) -> bool {
        self.is_test_file() || self.test_lines.iter().any(|lines| lines.contains(&line))
    }

    fn is_test_file(&self) -> bool {
        let mut parts = self.path.split('/');
        parts.any(|part| part == "tests" || part == "tests.rs" || part.ends_with("_tests.rs"))
    }

    /// The lines of the program with their numbers, tests left out.
    pub fn program(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..)
            .zip(self.text.lines())
            .filter(|(line, _)| !self.is_test(*line))
    }

    /// Every path of the program; a lone name is a path of one segment.
    pub fn paths(&self) -> Vec<Named> {
        let mut found = Vec::new();
        walk_paths(&self.tokens, &[], &mut found);
        found.retain(|named| !self.is_test(named.line));
        found
    }

    /// Every literal of the program, attributes included.
    pub fn literals(&self) -> Vec<Literal> {
        let mut found = Vec::new();
        walk_literals(&self.tokens, &[], &mut found);
        found.retain(|literal| !self.is_test(literal.line));
        found
    }
}

fn walk_paths(tokens: &TokenStream, prefix: &[String], found: &mut Vec<Named>) {
    let mut current: Option<Named> = None;
    let mut colons = 0;
    for token in tokens.clone() {
        let line = token.span().start().line;
        match token {
            TokenTree::Ident(name) => {
                let joins = colons == 2 && current.is_some();
                if !joins {
                    found.extend(current.take());
                }
                current
                    .get_or_insert_with(|| Named {
                        segments: prefix.to_vec(),
                        line,
                    })
                    .segments
                    .push(name.to_string());
                colons = 0;
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
            TokenTree::Group(group) => {
                let start = match &current {
                    Some(path) if colons == 2 => path.segments.clone(),
                    Some(_) | None => Vec::new(),
                };
                walk_paths(&group.stream(), &start, found);
                found.extend(current.take());
                colons = 0;
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {
                found.extend(current.take());
                colons = 0;
            }
        }
    }
    found.extend(current);
}

fn walk_literals(tokens: &TokenStream, call: &[String], found: &mut Vec<Literal>) {
    let mut names: Vec<String> = Vec::new();
    for token in tokens.clone() {
        let line = token.span().start().line;
        match token {
            TokenTree::Ident(name) => names.push(name.to_string()),
            TokenTree::Group(group) => {
                walk_literals(&group.stream(), &names, found);
                names.clear();
            }
            TokenTree::Literal(literal) => found.push(Literal {
                value: syn::Lit::new(literal),
                call: call.to_vec(),
                line,
            }),
            TokenTree::Punct(punct) if matches!(punct.as_char(), ':' | '.' | '!') => {}
            TokenTree::Punct(_) => names.clear(),
        }
    }
}

#[derive(Default)]
struct Finder {
    functions: Vec<Function>,
    test_lines: Vec<RangeInclusive<usize>>,
}

impl Finder {
    fn note(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, end: usize) {
        let line = signature.span().start().line;
        self.functions.push(Function {
            name: signature.ident.to_string(),
            line,
            lines: end + 1 - line,
            parameters: signature.inputs.len(),
            is_test: attributes.iter().any(|it| it.path().is_ident("test")),
            doc: doc(attributes),
        });
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.note(&item.attrs, &item.sig, item.span().end().line);
        syn::visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.note(&item.attrs, &item.sig, item.span().end().line);
        syn::visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.note(&item.attrs, &item.sig, item.span().end().line);
        syn::visit::visit_trait_item_fn(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if is_for_tests(&item.attrs) {
            let span = item.span();
            self.test_lines.push(span.start().line..=span.end().line);
        }
        syn::visit::visit_item_mod(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if is_for_tests(&item.attrs) {
            let span = item.span();
            self.test_lines.push(span.start().line..=span.end().line);
        }
        syn::visit::visit_item_impl(self, item);
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|condition| condition.is_ident("test"))
    })
}

/// The doc comment, one line per line.
fn doc(attributes: &[syn::Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let syn::Meta::NameValue(meta) = &attribute.meta else {
            return None;
        };
        match &meta.value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(text),
                ..
            }) if meta.path.is_ident("doc") => Some(text.value()),
            _ => None,
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<String> {
        let rust = Rust::parse("crates/x/src/lib.rs", text);
        let joined = rust.paths().into_iter().map(|it| it.segments.join("::"));
        joined.collect()
    }

    #[test]
    fn paths_are_found_in_braces_and_in_macros() {
        let found = paths("use std::{fs, time::{self, Instant}};\nfn f() { dbg(vec![a::b()]) }");
        for path in ["std::fs", "std::time::Instant", "a::b"] {
            assert!(found.iter().any(|it| it == path), "{path} in {found:?}");
        }
    }

    #[test]
    fn a_type_after_a_single_colon_is_a_path_of_its_own() {
        assert!(paths("struct S { time: HashMap }").contains(&"HashMap".to_owned()));
    }

    #[test]
    fn test_modules_are_not_program() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() { c::d() }\n}\n";
        assert!(!paths(text).contains(&"c::d".to_owned()));
        let rust = Rust::parse("crates/x/src/lib.rs", text);
        assert_eq!(rust.program().count(), 1);
    }

    #[test]
    fn literals_know_the_call_they_stand_in() {
        let text = r#"fn f() { Phrase::new("a").with("b", Fact::Word("c")); }"#;
        let rust = Rust::parse("crates/x/src/lib.rs", text);
        let calls: Vec<String> = rust
            .literals()
            .iter()
            .map(|it| it.call.join("::"))
            .collect();
        assert_eq!(calls, ["Phrase::new", "with", "Fact::Word"]);
    }

    #[test]
    fn functions_have_lines_docs_and_parameters() {
        let text = "/// BASE-58: apart.\n#[test]\nfn apart(a: u8, b: u8) {\n    a;\n}\n";
        let rust = Rust::parse("crates/x/tests/a.rs", text);
        let function = &rust.functions[0];
        assert_eq!((function.line, function.lines), (3, 3));
        assert_eq!(function.parameters, 2);
        assert!(function.is_test && function.doc.contains("BASE-58"));
    }
}
