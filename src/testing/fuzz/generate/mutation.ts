import { type Edit, KINDS, mutate, pieces } from "../../java/mutate-java.ts";
import type { Random } from "./random.ts";

/** What a language puts around a part of itself, again and again: before it and after it. */
export type Nest = readonly [open: string, close: string];

/** Brackets nest in every language, whether or not they mean anything in it. */
const BRACKETS: readonly Nest[] = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
];

/** A text with one to three changes: tokens, as Java has them, nests, line ends, single characters, long repetitions. */
export function mutated(text: string, donor: string, nests: readonly Nest[], random: Random): string {
  const changes = Array.from({ length: 1 + random.below(3) }, () => random.below(12));
  return changes.reduce((changed, change) => {
    switch (change) {
      case 0:
        return nested(changed, random.pick(random.once(4) ? BRACKETS : nests), random);
      case 1:
        return crude(changed, random);
      default:
        return mutate(changed, donor, [anyEdit(random)]);
    }
  }, text);
}

function anyEdit(random: Random): Edit {
  return {
    kind: random.once(2) ? "alike" : random.pick(KINDS),
    at: random.below(2 ** 31),
    other: random.below(2 ** 31),
  };
}

function nested(text: string, [open, close]: Nest, random: Random): string {
  const tokens = pieces(text);
  const at = random.below(tokens.length);
  const times = random.pick([1, 2, 5, 30, 300, 3_000]);
  return tokens.toSpliced(at, 1, `${open.repeat(times)}${tokens[at] ?? ""}${close.repeat(times)}`).join("");
}

/** One token again and again, a line each or all in one. */
function run(text: string, random: Random): string {
  const tokens = pieces(text);
  const at = random.below(tokens.length);
  const token = `${tokens[at] ?? ""}${random.pick([" ", "\n", ""])}`;
  return tokens.toSpliced(at, 1, token.repeat(random.pick([30, 1_000, 10_000]))).join("");
}

/** Changes that know nothing of tokens. */
function crude(text: string, random: Random): string {
  const from = random.below(text.length);
  const to = from + random.below(40);
  switch (random.below(7)) {
    case 0:
      return text.replaceAll("\n", random.pick(["\r", "\r\n", "\u2028", " "]));
    case 1:
      return text.slice(0, to) + text.slice(from, to).repeat(random.pick([2, 100, 1_000])) + text.slice(to);
    case 2:
      return text.replace(/\d+/, random.pick(["99999999999999999999", "1e999", "-1", "0x", "9".repeat(1_000)]));
    case 3:
      return text.slice(0, from) + String.fromCharCode(random.below(65_536)) + text.slice(from);
    case 4:
      return `${text.slice(0, from)}\r${text.slice(from)}`;
    case 5:
      return run(text, random);
    default:
      return text.slice(0, from) + text.slice(to);
  }
}
