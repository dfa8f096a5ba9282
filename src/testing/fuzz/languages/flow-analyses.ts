import type { Grammar } from "../generate/grammar.ts";

/** Definitions of data-flow analyses, as options hold them. */
export const flowAnalyses: Grammar = {
  start: [
    "analysis a\nfacts $family\ndirection = $direction\nmeet = $meet\ngen(s, x, in) = $truth\nkill(s, x, in) = $truth\nclaims = $claim\n",
    "analysis a\nfacts $family\ndirection = $direction\nmeet = $meet\nboundary(x) = isParameter(x)\ngen(s, x) = makes(s, x)\nkill(s, x) = assigns(s, x)\n",
    "// a\nanalysis a\nvalues even odd any\nmeet(a, b) = $value\nconstant(n) = if n = $number then even else odd\nunknown = any\nbinary(op, a, b) = $value\n",
    "analysis a\nvalues number\nmeet(a, b) = if a = b then a else inf\nconstant(n) = $number\nunknown = inf\nbinary(op, a, b) = compute(op, a, b)\n",
    "analysis $word\nfacts$word $family\ngen$word = $truth\n",
  ],
  family: ["definitions", "variables", "expressions"],
  direction: ["forward", "backward"],
  meet: ["union", "intersection"],
  claim: ["assigned", "read", "computed"],
  truth: [
    "reads(s, x)",
    "assigns(s, x)",
    "makes(s, x)",
    "has(in, x)",
    "readsSome(s, in)",
    "not $truth",
    "$truth and $truth",
    'matches(code(s), "*=*")',
    'kind(s) = "call"',
  ],
  value: ["a", "b", "any", "none", "if a = b then $value else $value", "meet(a, b)"],
  number: ["n", "0", "1.5", "inf", "$number + $number", 'compute("%", n, 2)', "wrap(0, 255, n)"],
  word: ["(c)", "x", "(s: nothing)", "((", '"', "\r", "", "// x", "𝒫"],
};
