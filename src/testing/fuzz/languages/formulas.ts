import { separationTexts } from "../../separation/separation-texts.ts";
import type { FuzzedLanguage } from "./language.ts";

/** Data types, predicates and formulas of separation logic. */
export const formulas: FuzzedLanguage = {
  extension: ".sl",
  commands: ["lfp", "sat", "why-not-lfp", "what-if-lfp", "trace separation"],
  grammar: {
    start: ["$data$pred$check", "$data$pred$check*$check*$check*"],
    data: [
      "data node { int val; node next; }\ndata tree { int key; tree left; tree right; }\n",
      "data node { double val; node next; }\ndata tree { int key; tree left; tree right; }\n",
      "data node { int data; Object pred; }\ndata Out.tree { int emp; Out.tree exists; void pre; }\n",
    ],
    pred: [
      `pred P(node x, node y) == emp & x = y \\/ exists u, v, k, n. x -> node(k, u) * P(u, y)$and;
pred Q(node x, int n) == emp & x = null & n = 0 \\/ exists u, v, k, y. x -> node(k, u) * Q(u, n - 1)$and;
pred T(tree x, int n) == emp & x = null \\/ exists u, v, k. x -> tree(k, u, v) * T(u, k) * T(v, n) & k < n;\n`,
      `pred P(node x, node y) == emp & x = y \\/ exists u, v, k, n. $heap$and \\/ exists u, v, k, n. $heap$and$and;
pred Q(node x, int n) == emp & x = null \\/ exists u, v, k, y. $heap$and;
pred T(tree x, int n) == emp & n > 3 \\/ exists u, v, k. x -> tree(k, u, v) * T(u, $sum) * T(v, $sum);\n`,
    ],
    and: ["", " & $pure", " & $pure & $pure"],
    heap: [
      "x -> node(_, u)",
      "$ref -> node($int, $ref)",
      "u ↦ node(next: $ref)",
      "P($ref, $ref)",
      "Q($ref, $int)",
      "x -> double[2](k, 0)",
      "x::node<$int, $ref>",
      "emp -> Out.tree(exists: $ref)",
      "$heap * $heap",
    ],
    pure: [
      "x = y",
      "$ref != $ref",
      "$ref = $ref",
      "exists = emp",
      "$int < $int",
      "$int = $int",
      "$int >= $int",
      "!(x = y)",
      "($pure & $pure)",
    ],
    ref: ["x", "y", "u", "v", "null"],
    int: ["n", "k", "1", "0", "$int + $int", "$int - 1", "2 # $int", "3000000000"],
    sum: ["n", "k", "n - 1", "n + k"],
    check: [
      "check P(x, y);\n",
      "check $heap$and;\n",
      "check P(x, y) * Q(y, n) & n > 3;\n",
      "check exists u, k. $heap$and \\/ $heap$and$and;\n",
      "check T(t, n)$and;\n",
    ],
  },
  nests: [
    ["(", ")"],
    ["!", ""],
    ["!(", ")"],
    ["1 + ", ""],
    ["2 # ", ""],
    ["exists u. ", ""],
    ["P(x, y) * ", ""],
    ["x != y & ", ""],
    ["x = y \\/ ", ""],
    ["(x = y | x != null) & ", ""],
    ["x -> node(_, y) * ", ""],
    ["x::node<_, y> * ", ""],
    ["exists Out.tree<A> u. ", ""],
    ["pred P(x) == emp;\n", ""],
  ],
  texts: Object.values(separationTexts),
};
