import { type MarkdownCell, markdownTable, sayFrom } from "../kernel/index.ts";
import { type Flag, flagsOf } from "./flags.ts";
import { words } from "./messages/en.ts";
import { type OptionSchema, takenBy } from "./schema.ts";

const say = sayFrom(words);

/** A schema as a table in Markdown: flag, name in JSON and links, default, help. */
export function optionsTable(schema: OptionSchema): string {
  const flags = new Map(flagsOf(schema).map((flag) => [flag.name, flag]));
  const rows = schema.options.flatMap((named) => {
    const { name, option } = named;
    const { fallback, mistake } = option;
    const flag = flags.get(name);
    if (flag === undefined) return [];
    const place = schema.linked.includes(name) ? say("table.links") : "JSON";
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
  return markdownTable(["flag", "name", "default", "takes", say("table.effect")], rows);
}

/** Flags as a table in Markdown. */
export function flagsTable(flags: readonly Flag[]): string {
  return markdownTable(
    ["flag", "name", say("table.effect")],
    flags.map(({ flag, name, help }) => [{ code: flag }, { code: name, after: " (JSON)" }, help()]),
  );
}
