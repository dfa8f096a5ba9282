import { append } from "../../../kernel/index.ts";
import { type LabeledPart, listed } from "../model/index.ts";
import { type Saying, saying } from "./saying.ts";

/** What one edge of the model says, and the node it leaves. */
interface Said {
  readonly text: string;
  readonly source: string;
}

/** In characters. The layout keeps space for what is said in the end; more would cover the states. */
const longest = 28;

/**
 * What a line says that leaves a box of several states. While not all of them that are there have the same transition,
 * it says whose it is: `s: r5 ● any`. Of many states it does not: the table has them.
 */
export function sayingOf(said: readonly Said[], members: readonly LabeledPart[] | undefined, at: number): Saying {
  const there = members?.filter(({ birth }) => birth < at) ?? [];
  if (there.length < 2) return saying(said.map(({ text }) => text));
  const sources = new Map<string, string[]>();
  for (const { text, source } of said) append(sources, text, source);
  const named = saying(
    [...sources].map(([text, own]) => {
      const owners = new Set(own);
      const names = there.filter(({ id }) => owners.has(id)).map(({ label }) => label);
      return names.length === there.length || names.length === 0 ? text : `${listed(names)}: ${text}`;
    }),
  );
  return named.text.length <= longest ? named : saying([...sources.keys()]);
}
