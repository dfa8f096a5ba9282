import { expect, test } from "vitest";
import type { CommandSpec } from "../engine-kit/index.ts";
import { engines } from "../engines/index.ts";
import { type MarkdownCell, markdownTable } from "../kernel/index.ts";
import { type Flag, flagsOf, type OptionSchema, takenBy } from "../options/index.ts";
import { commonFlags } from "./common-flags.ts";
import { analysisCommands, generalCommands } from "./index.ts";
import { traceFlags } from "./trace-command.ts";

/** docs/options.md, as the schemas have it. */
function optionsDocument(): string {
  const all = [...analysisCommands, ...generalCommands];
  const byEngine = engines.map(({ id, options }) => {
    const commands = all.filter(({ engine }) => engine === id).map(({ name }) => `\`${name}\``);
    const traced = `\`trace ${id}\` and \`trace moments ${id}\``;
    return `## ${id}\n\nOptions of ${commands.join(", ")}, ${traced}.\n\n${optionsTable(options)}`;
  });
  return [
    "# Options\n",
    "Made from the option schemas: `npx vitest run src/session/options-document.test.ts -u` writes it anew.\n",
    "On the command line an option is a flag; in the JSON of `serve` it has its name, or that of the flag; in links its name.\n",
    `## Every command\n\nOn the command line alone: \`serve\` answers in English, and links have \`lang\` (translations.md).\n\n${commonTable()}`,
    ...byEngine,
    `## Commands\n\n${all.map(commandSection).join("\n")}`,
  ].join("\n");
}

function commonTable(): string {
  const rows = commonFlags.map(({ flag, help }) => `| \`${flag}\` | ${help()} |\n`);
  return `| flag | what it does |\n| --- | --- |\n${rows.join("")}`;
}

/** A schema as a table in Markdown: flag, name in JSON and links, default, help. */
function optionsTable(schema: OptionSchema): string {
  const flags = new Map(flagsOf(schema).map((flag) => [flag.name, flag]));
  const rows = schema.options.flatMap((named) => {
    const { name, option } = named;
    const { fallback, mistake } = option;
    const flag = flags.get(name);
    if (flag === undefined) return [];
    const place = schema.linked.includes(name) ? "JSON, links" : "JSON";
    const takes = mistake === undefined ? takenBy(named) : "";
    const otherwise = fallback === undefined ? "" : { code: String(fallback) };
    const cells: readonly MarkdownCell[] = [
      { code: flag.flag },
      { code: name, after: ` (${place})` },
      otherwise,
      takes,
      flag.help(),
    ];
    return [cells];
  });
  return markdownTable(["flag", "name", "default", "takes", "what it does"], rows);
}

/** Flags as a table in Markdown. */
function flagsTable(flags: readonly Flag[]): string {
  return markdownTable(
    ["flag", "name", "what it does"],
    flags.map(({ flag, name, help }) => [{ code: flag }, { code: name, after: " (JSON)" }, help()]),
  );
}

/** What a command takes, and of which engine it takes options besides. */
function commandSection({ name, summary, flags, acceptsLessonIds }: CommandSpec): string {
  if (acceptsLessonIds) {
    const own = flags.filter(
      (flag) => !traceFlags().some((passed) => passed.name === flag.name && passed.help() === flag.help()),
    );
    return `### ${name}\n\n${summary()}\n\nTakes the options of the engine besides.\n\n${flagsTable(own)}`;
  }
  const byShare = engines.map((engine) => ({ engine, shared: sharedWith(flags, engine.options) }));
  const [most] = byShare.sort((a, b) => b.shared.length - a.shared.length);
  const shared = most === undefined || most.shared.length < 2 ? [] : most.shared;
  const passed = shared.length === 0 ? undefined : most?.engine;
  const own = flags.filter((flag) => !shared.includes(flag.name));
  const besides = passed === undefined ? "" : `\nTakes options of ${passed.id}${missing(passed.options, shared)}.\n`;
  return `### ${name}\n\n${summary()}\n${besides}${own.length === 0 ? "" : `\n${flagsTable(own)}`}`;
}

/** The flags that are an engine's, by name. */
function sharedWith(flags: readonly Flag[], options: OptionSchema): readonly string[] {
  const known = flagsOf(options);
  return flags.flatMap(({ name, help }) =>
    known.some((flag) => flag.name === name && flag.help() === help()) ? [name] : [],
  );
}

function missing(options: OptionSchema, shared: readonly string[]): string {
  const names = flagsOf(options).flatMap(({ name }) => (shared.includes(name) ? [] : [`\`${name}\``]));
  return names.length === 0 ? "" : ` but ${names.join(", ")}`;
}

test("docs/options.md is what the schemas say", async () => {
  await expect(optionsDocument()).toMatchFileSnapshot("../../docs/options.md");
});
