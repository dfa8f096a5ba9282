import type { Command, HelpConfiguration } from "commander";
import { fill } from "../../kernel/index.ts";
import { say, sessionWords } from "../../session/index.ts";

/** What commander says of a command line that it cannot read, and the sentence of ours with the same values. */
const mistakes: readonly (readonly [pattern: RegExp, id: keyof typeof sessionWords])[] = [
  [/^error: unknown option '(?<name>.*)'$/s, "session.usage.unknownOption"],
  [/^error: unknown command '(?<name>.*)'$/s, "session.usage.unknownCommand"],
  [/^error: missing required argument '(?<name>.*)'$/, "session.usage.missingArgument"],
  [/^error: option '(?<name>.*)' argument missing$/, "session.usage.missingValue"],
  [/^error: option '(?<name>.*)' argument '(?<value>.*)' is invalid\. (?<takes>.*)$/s, "session.usage.badValue"],
  [
    /^error: too many arguments.*\. Expected (?<expected>\d+) arguments? but got (?<received>\d+)\.$/,
    "session.usage.tooMany",
  ],
];

const SUGGESTION = /\n\(Did you mean (?:one of )?(.*)\?\)$/;

/** A mistake of the command line in the language in use. What is not known is said as commander says it. */
function usageText(written: string): string {
  const whole = written.trimEnd();
  const suggestion = SUGGESTION.exec(whole);
  const problem = whole.replace(SUGGESTION, "");
  const [said = problem] = mistakes.flatMap(([pattern, id]) => {
    const found = pattern.exec(problem);
    return found === null ? [] : [fill(sessionWords, id, { ...found.groups })];
  });
  const meant = suggestion === null ? "" : `\n${say("session.usage.meant", { names: suggestion[1] ?? "" })}`;
  return `${said}${meant}\n`;
}

const titles: Readonly<Record<string, keyof typeof sessionWords>> = {
  "Usage:": "session.usage.usage",
  "Arguments:": "session.usage.arguments",
  "Options:": "session.usage.options",
  "Global Options:": "session.usage.globalOptions",
  "Commands:": "session.usage.commands",
};

/** Chinese letters and their punctuation take two columns of a terminal. */
const WIDE = /[\u2e80-\u9fff\uff01-\uff60]/gu;

const helpWords: HelpConfiguration = {
  showGlobalOptions: true,
  styleTitle: (title) => (titles[title] === undefined ? title : fill(sessionWords, titles[title])),
  displayWidth: (text) => text.length + (text.match(WIDE)?.length ?? 0),
};

/** Help and mistakes of a program, and of the commands that it is given later, in the language in use. */
export function withWords(program: Command): Command {
  return program
    .helpOption("-h, --help", say("session.usage.help"))
    .helpCommand("help [command]", say("session.usage.help"))
    .configureHelp(helpWords)
    .configureOutput({ outputError: (text, write) => write(usageText(text)) });
}
