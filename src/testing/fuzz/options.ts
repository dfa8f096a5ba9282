import { engineById } from "../../engines/index.ts";
import { type Flag, flagsOf } from "../../options/index.ts";
import { analysisCommands, generalCommands } from "../../session/index.ts";
import { derive } from "./generate/grammar.ts";
import type { Random } from "./generate/random.ts";
import { flowAnalyses } from "./languages/flow-analyses.ts";
import { selectors } from "./languages/selectors.ts";

/** What no option expects. */
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e15, 1e308, "", " ", "inf", "-", "0x10", "\u0000", "\ud800", "9".repeat(400)],
  ...[[], {}, [[]], ["a", null], { toString: 1 }, { a: [1] }, "a,".repeat(3_000), "(".repeat(3_000), "__proto__", "*"],
];

/** The flags of a command; `trace ENGINE` has those of the engine. */
export function flagsOfCommand(command: string): readonly Flag[] {
  const engine = engineById(command.replace(/^trace /, ""));
  if (engine !== undefined) return flagsOf(engine.options);
  return [...analysisCommands, ...generalCommands].find(({ name }) => name === command)?.flags ?? [];
}

/**
 * `count` options of a command, and the fact where it asks for one: values are words and quotations of its help, names in a
 * text, numbers; one in `odd` is none of them.
 */
export function someOptions(
  command: string,
  { count, odd, text }: { readonly count: number; readonly odd: number; readonly text: string },
  random: Random,
): Readonly<Record<string, unknown>> {
  const flags = flagsOfCommand(command);
  if (flags.length === 0) return {};
  const names = text.match(/\p{L}[\p{L}\d]*/gu) ?? [];
  const facts = flags.filter(({ name }) => name === "fact");
  const chosen = [...facts, ...Array.from({ length: count }, () => random.pick(flags))];
  return Object.fromEntries(
    chosen.map(({ name, help, file }) => {
      if (file === "definition" && random.once(2))
        return [name, derive(name === "analysis" ? flowAnalyses : selectors, random, 40)];
      const words = help().match(/[\p{L}\d][-\p{L}\d.*()[\]]*/gu) ?? [];
      const quoted = help().match(/(?<=")[^" ][^"]*(?=")/gu) ?? [];
      const sensible = [...words, ...quoted, random.pick([...names, "x"]), random.below(4), random.once(2)];
      return [name, random.once(odd) ? random.pick(ODD) : random.pick(sensible)];
    }),
  );
}
