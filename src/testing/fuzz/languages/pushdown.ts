import type { FuzzedLanguage } from "./language.ts";

const commands = ["post", "pre", "why-not-pushdown", "what-if-pushdown", "trace pushdown"];

const names = {
  location: ["p", "q", "r", "s$digit"],
  symbol: ["a", "b", "c", "d$digit"],
  digit: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
};

/** Pushdown systems, a rule a line. */
export const pushdown: FuzzedLanguage = {
  extension: ".pds",
  commands,
  grammar: {
    start: [
      "start <p, a>\n$any*",
      "semiring relevancy\nstart <p, a b c>\n$any*$any*$any*$any*",
      "semiring boolean\nstart <$location, $symbol>\n$plain*$plain*$plain*$plain*",
      "semiring min-plus\nstart <p, a>\n$number*$number*$number*$number*",
      "semiring s {\nvalues number\ncombine(a, b) = $term\nextend(a, b) = $term\nzero = $term\none = 0\n}\nstart <p, a>\n$number*$number*",
      "semiring s {\nvalues x y z\ncombine(a, b) = $value\nextend(a, b) = $value\nzero = x\none = y\n}\nstart <p, a>\n$rule [$value]\n$rule\n",
      "semiring min-plus*relevancy\nstart <p, a>\n$pair*$pair*$pair*",
    ],
    term: ["a", "min(a, b)", "a + b", "inf", "if $truth then $term else $term", "f($term)", "$term - 1", "a ++ b"],
    value: ["a", "b", "x", "z", "if $truth then $value else $value", "q"],
    truth: ["a = b", "not $truth", "$term < $term", "$truth or $truth", "a = x"],
    plain: [
      "$rule\n",
      "<$location, $symbol> -> <$location, $symbol $symbol $symbol $symbol>\n",
      '<"p q", $symbol> -> <$location, "ε">\n',
      "# $symbol\n",
    ],
    any: ["$rule\n", "$rule [any]\n", "$rule [const]\n", "$rule [id]\n"],
    number: ["$rule\n", "$rule [$digit]\n", "$rule [$digit.$digit]\n", "$rule [1e300]\n"],
    pair: ["$rule\n", "$rule [($digit, any)]\n"],
    rule: [
      "<$location, $symbol> -> <$location, $symbol $symbol>",
      "<p, a> -> <$location, a $symbol>",
      "<$location, $symbol> -> <$location, $symbol>",
      "<$location, $symbol> -> <$location, >",
    ],
    ...names,
  },
  nests: [
    ["<", ">"],
    ["[", "]"],
    ["a ", ""],
    ["<p, a> -> <p, a b>\n", ""],
    ["boolean*", ""],
    ['"', '"'],
    ["# ", "\n"],
  ],
};

/** The same as JSON. */
export const pushdownJson: FuzzedLanguage = {
  extension: ".pds.json",
  commands,
  grammar: {
    start: [
      '{"start": ["p", ["a"]], "rules": [$rule, $rule, $rule]}',
      '{"semiring": "min-plus", "start": ["p", [$more"a"]], "rules": [$rules*$rules*$rules*$dear]}',
      '{"automaton": {"transitions": [$edge*$last], "final": ["f", "g"]}, "rules": [$rules*$rules*$rule]}',
      '{"rules": $value, "start": $value, "semiring": $value, "automaton": $value}',
    ],
    rules: ["$rule, "],
    rule: [
      '{"from": ["$location", "$symbol"], "to": ["$location", [$more"$symbol"]]}',
      '{"from": ["p", "a"], "to": ["$location", ["a", "$symbol"]]}',
      '{"from": ["$location", "$symbol"], "to": ["$location", []]}',
    ],
    dear: ['{"from": ["p", "a"], "to": ["q", []], "weight": $digit}'],
    more: ["", '"$symbol", ', '"$symbol", "$symbol", '],
    edge: [
      '{"from": "p", "symbol": "$symbol", "to": "f"}, ',
      '{"from": "f", "symbol": "$symbol", "to": "g"}, ',
      '{"from": "$location", "symbol": "$symbol", "to": "f", "weight": "any"}, ',
    ],
    last: ['{"from": "p", "symbol": "a", "to": "f"}'],
    value: [
      "1",
      '"any"',
      "null",
      "-0",
      "1e400",
      "[]",
      "{}",
      "[$value, $value]",
      '{"__proto__": $value}',
      '{"toString": $value}',
      '"\\u0000"',
      "12345678901234567890",
    ],
    ...names,
  },
  nests: [
    ["[", "]"],
    ['{"a":', "}"],
    ['"a", ', ""],
    ['{"from": ["p", "a"], "to": ["p", ["a", "b"]]},', ""],
  ],
};
