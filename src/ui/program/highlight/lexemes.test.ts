import { expect, test } from "vitest";
import { languageOf } from "../../../engine-kit/index.ts";
import { engines } from "../../../engines/index.ts";
import { highlighterOf } from "./highlighters.ts";

const languages = engines.flatMap((engine) => engine.languages);

function languageNamed(id: string) {
  const language = languages.find((known) => known.id === id);
  if (language === undefined) throw new Error(`there is no language ${id}`);
  return language;
}

/** The colored tokens of each line, as `kind: text`. */
function colored(language: string, text: string): readonly (readonly string[])[] {
  const lines = text.split("\n");
  const tokensOf = highlighterOf(languageNamed(language)).inLines(lines);
  return lines.map((_, index) =>
    tokensOf(index).map(({ start, end, kind }) => `${kind}: ${lines[index]?.slice(start, end)}`),
  );
}

test.each([
  ["# a comment <p, g>", ["comment: # a comment <p, g>"]],
  ["semiring min-plus", ["keyword: semiring"]],
  ["start <p, a b>", ["keyword: start", "type: p"]],
  ["<p, g> -> <q, a b> [any]", ["type: p", "keyword: ->", "type: q", "number: [any]"]],
  ["<p, g> -> <q, > [7] # toll", ["type: p", "keyword: ->", "type: q", "number: [7]", "comment: # toll"]],
])("pushdown system: %s", (line, expected) => expect(colored("pushdown", line)).toEqual([expected]));

test.each([
  ["data node { int val; node next; }", ["keyword: data", "type: node", "type: int", "type: node"]],
  [
    "pred pre(node a) == emp & a = null // the end",
    [
      "keyword: pred",
      "name: pre",
      "type: node",
      "keyword: ==",
      "keyword: emp",
      "keyword: &",
      "keyword: null",
      "comment: // the end",
    ],
  ],
  ["pre add == pre(x, y);", ["keyword: pre", "keyword: ==", "name: pre"]],
  [
    "∃ n. a ↦ node(_, n) ∗ b -> node(3, n)",
    ["keyword: ∃", "keyword: ↦", "type: node", "keyword: ∗", "keyword: ->", "type: node", "number: 3"],
  ],
  ["check x1 != empty & !(n = null);", ["keyword: check", "keyword: &", "keyword: !", "keyword: null"]],
  ["", []],
])("formula: %s", (line, expected) => expect(colored("separation", line)).toEqual([expected]));

test.each([
  ["data node { int val; node next; }", ["keyword: data", "type: node", "type: int", "type: node"]],
  ["input node x, int n;", ["keyword: input", "type: node", "type: int"]],
  [
    "loop: if x != null then goto body else goto 3; // again",
    [
      "name: loop",
      "keyword: if",
      "keyword: null",
      "keyword: then",
      "keyword: goto",
      "name: body",
      "keyword: else",
      "keyword: goto",
      "number: 3",
      "comment: // again",
    ],
  ],
  ["t := new node(x.val + 1, newer);", ["keyword: :=", "keyword: new", "type: node", "number: 1"]],
  ["if b then goto 1 else goto 2;", ["if", "then", "goto", "1", "else", "goto", "2"].map(kindOf)],
  ["y ≔ ¬a ∧ b && !c;", ["keyword: ≔", "keyword: ¬", "keyword: ∧", "keyword: &&", "keyword: !"]],
  ["free x; assert false;", ["keyword: free", "keyword: assert", "keyword: false"]],
])("core language: %s", (line, expected) => expect(colored("core", line)).toEqual([expected]));

test.each([
  [
    "(assert (sep (pto x (node 3)) emp)) ; the heap",
    ["keyword: assert", "keyword: sep", "keyword: pto", "number: 3", "comment: ; the heap"],
  ],
  ["(declare-const assert-x Int)", ["keyword: declare-const", "type: Int"]],
  ['(set-info :source "a ; b")', ["keyword: set-info", 'string: "a ; b"']],
  ["(check-sat)", ["keyword: check-sat"]],
])("SMT-LIB: %s", (line, expected) => expect(colored("smt-lib", line)).toEqual([expected]));

test.each(["separation", "core"] as const)("a comment of %s goes on until it is closed", (language) => {
  expect(colored(language, "data /* a\n\nnull\nb */ null /* c */ null /*/ null")).toEqual([
    ["keyword: data", "comment: /* a"],
    [],
    ["comment: null"],
    ["comment: b */", "keyword: null", "comment: /* c */", "keyword: null", "comment: /*/ null"],
  ]);
});

test.each([
  ["a/Node.java", "java"],
  ["toll.pds", "pushdown"],
  ["add.sl", "separation"],
  ["bolognesa-01.smt2", "smt-lib"],
  ["add.core", "core"],
])("%s is written in %s", (file, language) => {
  const [first, ...others] = languages;
  expect(first && languageOf([first, ...others], file).id).toBe(language);
});

function kindOf(text: string): string {
  return `${/\d/.test(text) ? "number" : "keyword"}: ${text}`;
}

test.each(languages.map(({ id }) => id))("%s: a line of a million characters is read without coloring it", (id) => {
  for (const piece of ['"', "x", "(", '"a b'])
    expect(colored(id, `${piece.repeat(1_000_000 / piece.length)}\n`)).toEqual([[], []]);
});
