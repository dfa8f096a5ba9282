import type { Grammar } from "../generate/grammar.ts";

/** Definitions of context selectors, as options hold them. */
export const selectors: Grammar = {
  start: [
    "selector s\nstatic(c, l, m) = $context\ninstance(c, l, h, o, m) = $own\n",
    "// s\nselector s\nf(c: context, n: number) = $context\nstatic(c, l) = f(c, $number)\ninstance(c, l, h, o) = $own\nheap(c, o, n) = $context\n",
    "selector $word\nstatic$word = $own\ninstance(c, $word) = $context\n",
  ],
  context: [
    "c",
    "[]",
    "last($number, $context)",
    "$context ++ $context",
    "if $truth then $context else $context",
    "objects($context)",
  ],
  own: [
    "$context",
    "h ++ o",
    "last($number, h ++ inType(o))",
    "[l, o]",
    'if matches(name(m), "*a*") then [o] else $own',
  ],
  number: ["1", "2", "0.5", "inf", "size($context)", "$number - $number", "max($number, $number)"],
  truth: ["$context = $context", "$number < $number", "not $truth", "$truth and $truth", "l = l"],
  word: ["(c)", "x", "(c: nothing)", "((", '"', "\r", "", "// x", "𝒫"],
};
