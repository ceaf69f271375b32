//! `--help` in the reader's language.
//!
//! No text of it stands in the code. A command has the key `help-<command>` in `text/`, with notes
//! below its arguments `help-<command>-notes`; an argument has `help-<command>-<argument>`, or
//! `help-any-<argument>` if several commands share it. The word for a value, such as `FILE`, has
//! `help-any-value-file`.

use clap::{Arg, ArgAction, Command};
use game::Fact;
use words::Words;

/// The key of the program itself.
const PROGRAM: &str = "landnam";
/// The part of a key that stands for several commands.
const SHARED: &str = "any";

/// The command line with every text in the reader's language.
pub fn translated(command: Command, words: &Words) -> Command {
    let command = command
        .disable_version_flag(true)
        .arg(flag("version", 'V', ArgAction::Version));
    let mut command = speak(command, PROGRAM, words);
    // Only a finished command knows how it is used.
    command.build();
    let help = text_of(words, PROGRAM, "about-help");
    let command = command.mut_subcommand("help", |it| it.about(help));
    with_usage(command, words)
}

/// What comes before the usage line.
pub fn usage_heading(words: &Words) -> String {
    text_of(words, PROGRAM, "usage")
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action)
}

/// Fills in the texts of a command and of those below it.
fn speak(command: Command, path: &str, words: &Words) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{}{{usage}}\n\n{{all-args}}{{after-help}}",
        usage_heading(words)
    );
    let mut command = command
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help))
        .about(words.find(&format!("help-{path}")).unwrap_or_default())
        .help_template(template)
        .subcommand_help_heading(text_of(words, path, "heading-commands"))
        .mut_args(|arg| described(arg, path, words));
    if command.has_subcommands() {
        command = command.subcommand_value_name(text_of(words, path, "command"));
    }
    if let Some(notes) = words.find(&format!("help-{path}-notes")) {
        command = command.after_help(notes);
    }
    let names: Vec<String> = command
        .get_subcommands()
        .map(|it| it.get_name().to_owned())
        .collect();
    names.into_iter().fold(command, |command, name| {
        let below = if path == PROGRAM {
            name.clone()
        } else {
            format!("{path}-{name}")
        };
        command.mut_subcommand(name, |it| speak(it, &below, words))
    })
}

/// An argument with its text, its heading and its default.
fn described(arg: Arg, path: &str, words: &Words) -> Arg {
    let text = text_of(words, path, &arg.get_id().as_str().replace('_', "-"));
    let heading = if arg.is_positional() {
        "heading-arguments"
    } else {
        "heading-options"
    };
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<_> = defaults
        .map(|value| value.to_string_lossy().into_owned())
        .collect();
    let arg = with_value_name(arg.help_heading(text_of(words, path, heading)), words);
    if defaults.is_empty() || !arg.get_action().takes_values() {
        return arg.help(text);
    }
    let value = Fact::Place(defaults.join(","));
    let default = words.label(&format!("help-{SHARED}-default"), &[("value", value)]);
    arg.help(format!("{text} {default}"))
        .hide_default_value(true)
}

/// An argument whose value is named in the reader's language: `ORDNER` for `FOLDER`.
fn with_value_name(arg: Arg, words: &Words) -> Arg {
    let Some([name]) = arg.get_value_names() else {
        return arg;
    };
    let key = name.to_lowercase().replace('=', "-");
    match words.find(&format!("help-{SHARED}-value-{key}")) {
        Some(name) => arg.value_name(name),
        None => arg,
    }
}

/// The text of `name` for this command, or the one all commands share.
fn text_of(words: &Words, path: &str, name: &str) -> String {
    let own = words.find(&format!("help-{path}-{name}"));
    own.or_else(|| words.find(&format!("help-{SHARED}-{name}")))
        .unwrap_or_default()
}

/// How a command is used, with our word for its options.
fn with_usage(command: Command, words: &Words) -> Command {
    let mut command = command;
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let usage = usage.replace(
        "[OPTIONS]",
        &format!("[{}]", text_of(words, PROGRAM, "option-word")),
    );
    let names: Vec<String> = command
        .get_subcommands()
        .map(|it| it.get_name().to_owned())
        .collect();
    let command = command.override_usage(usage);
    let names = names.into_iter().filter(|name| name != "help");
    names.fold(command, |command, name| {
        command.mut_subcommand(name, |it| with_usage(it, words))
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;
    use words::Language;

    use super::*;

    fn each(command: &Command, path: &str, see: &mut dyn FnMut(&str, &Command)) {
        see(path, command);
        for below in command
            .get_subcommands()
            .filter(|it| it.get_name() != "help")
        {
            let name = below.get_name();
            let below_path = if path == PROGRAM {
                name.to_owned()
            } else {
                format!("{path}-{name}")
            };
            each(below, &below_path, see);
        }
    }

    /// A new command or argument needs its text in every language.
    #[test]
    fn every_command_and_argument_has_a_text_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let command = translated(crate::Arguments::command(), &words);
            let mut arguments = 0;
            each(&command, PROGRAM, &mut |path, command| {
                let about = command.get_about().map(ToString::to_string);
                assert!(
                    about.is_some_and(|it| !it.is_empty()),
                    "{language:?}: {path}"
                );
                for argument in command.get_arguments() {
                    let help = argument.get_help().map(ToString::to_string);
                    let id = argument.get_id();
                    assert!(
                        help.is_some_and(|it| !it.is_empty()),
                        "{language:?}: {path} {id}"
                    );
                    arguments += 1;
                }
            });
            assert!(arguments > 40);
        }
    }

    #[test]
    fn help_speaks_one_language_only() {
        let words = Words::new(Language::De);
        let mut command = translated(crate::Arguments::command(), &words);
        let whole = command.render_help().to_string();
        let play = command.find_subcommand_mut("play").expect("it is there");
        for help in [whole, play.render_help().to_string()] {
            assert!(help.contains("Aufruf: landnam"), "{help}");
            for english in [
                "Usage", "Options", "Commands", "Print", "default", "OPTIONS", "FILE", "LANGUAGE",
            ] {
                assert!(!help.contains(english), "{english} in {help}");
            }
        }
    }
}
