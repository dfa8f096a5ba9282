import { expect, test } from "vitest";
import { choice, empty, nothing, type RegularExpression, sequence, star, symbol } from "./regular-expression.ts";

const [a, b, r2, r10] = [symbol("a"), symbol("b"), symbol("r2"), symbol("r10")];

const table: readonly (readonly [written: string, made: RegularExpression])[] = [
  ["∅", sequence(a, nothing)],
  ["ε", sequence()],
  ["a b", sequence(a, empty, b)],
  ["a b a", sequence(sequence(a, b), a)],
  ["(a | b) a*", sequence(choice(a, b), star(a))],
  ["∅", choice()],
  ["a", choice(a, nothing, a)],
  ["a | b", choice(b, choice(a, b))],
  ["ε | r2 | r10", choice(r10, r2, empty)],
  ["ε", star(nothing)],
  ["ε", star(empty)],
  ["a*", star(star(a))],
  ["(a b)*", star(sequence(a, b))],
  ["a*", star(choice(empty, a))],
  ["(a | b)*", star(choice(a, empty, b))],
  ["(a | b)*", star(choice(a, b))],
  ["a*", choice(empty, star(a))],
  ["a*", choice(empty, sequence(a, star(a)))],
  ["a*", choice(empty, sequence(star(a), a))],
  ["a a*", choice(sequence(a, star(a)))],
  ["ε | a b*", choice(empty, sequence(a, star(b)))],
  ["ε | a a a*", choice(empty, sequence(a, a, star(a)))],
  ["ε | a b (a b)*", choice(empty, sequence(sequence(a, b), star(sequence(a, b))))],
  ["a* | b", choice(empty, b, sequence(a, star(a)))],
];

test.each(table)("%s is what is left", (written, { text }) => {
  expect(text).toBe(written);
});
