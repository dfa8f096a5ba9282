import { expect, test } from "vitest";
import {
  type AnalysisError,
  Budget,
  type InputFile,
  MAX_CHARACTERS,
  MAX_NAME_LENGTH,
  placeOf,
  type Result,
} from "../../kernel/index.ts";
import { runsThisTime, share } from "../../testing/seeds.ts";
import { readPushdown } from "../pushdown/index.ts";
import { readScript } from "../separation/algorithm/satisfiability/decide-all.ts";
import { decideAll, readSpecification } from "../separation/index.ts";
import { readCore } from "./algorithm/core-language/index.ts";

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function errorsOf(read: Result<unknown>): readonly AnalysisError[] {
  return read.ok ? [] : read.errors;
}

function decided(name: string, text: string, budget = Budget.unlimited) {
  const read = readScript(name, text);
  return read.ok ? decideAll(read.value, budget).map(({ verdict }) => verdict) : errorsOf(read);
}

const read: Readonly<Record<string, (file: InputFile, budget?: Budget) => Result<unknown>>> = {
  "a.pds": readPushdown,
  "a.json": readPushdown,
  "a.sl": ({ name, text }, budget) => readSpecification(name, text, budget),
  "a.smt2": ({ name, text }, budget) => readScript(name, text, budget),
  "a.core": ({ name, text }, budget) => readCore(name, text, budget),
};

/** Reads a text within its time, by a clock that goes on by a millisecond a look. */
function looked(name: string, text: string, milliseconds = 1e9) {
  let looks = 0;
  const budget = new Budget(() => looks++, milliseconds);
  const result = read[name]?.({ name, text }, budget);
  return { looks, errors: result === undefined ? [] : errorsOf(result) };
}

const SMT = `(declare-const x Int)(declare-const y Int)`;

/** Texts that say much, by their size. */
const texts: readonly (readonly [what: string, name: string, text: (size: number) => string])[] = [
  ["rules", "a.pds", (size) => `start <p, a>\n${"<p, a> -> <q, b c>\n".repeat(size)}`],
  ["bad rules", "a.pds", (size) => "<p, a> -> <q, b c\n".repeat(size)],
  [
    "rules in JSON",
    "a.json",
    (size) =>
      `{"start":["p",["a"]],"rules":[${numbers(size)
        .map(() => '{"from":["p","a"],"to":["q",[]]}')
        .join()}]}`,
  ],
  [
    "predicates",
    "a.sl",
    (size) =>
      `data node { node next; }${numbers(size)
        .map((n) => `pred P${n}(x) == emp \\/ exists y. x -> node(y) * P${n}(y);\n`)
        .join("")}`,
  ],
  ["one formula", "a.sl", (size) => `check emp${" & x != y".repeat(size)};`],
  ["disjuncts", "a.sl", (size) => `check emp${" \\/ emp & x = y".repeat(size)};`],
  ["parentheses tried twice", "a.sl", (size) => `check ((((x = y${" & x != y".repeat(size)}) & emp) & emp) & emp);`],
  [
    "named fields",
    "a.sl",
    (size) => {
      const names = numbers(size).map((n) => `v${n}`);
      return `data d { ${names.map((name) => `int ${name}; `).join("")} } check x -> d(${names.map((name) => `${name}: 1`).join()});`;
    },
  ],
  [
    "negations",
    "a.sl",
    (size) => `check emp${" & !(x = y) & !(x != y & z = y)".repeat(5)}${" & x != y".repeat(size)};`,
  ],
  [
    "assertions",
    "a.smt2",
    (size) =>
      `${SMT}${"(assert (or (= x 1) (< x y)))(check-sat)".repeat(5)}${"(assert (= x y))".repeat(size)}(check-sat)`,
  ],
  ["a disjunction", "a.smt2", (size) => `${SMT}(assert (or ${"(= x y) ".repeat(size)}))(check-sat)`],
  ["statements", "a.core", (size) => "x := 1 + 1;\n".repeat(size)],
];

test.each(share(texts, 9))("%s in %s: reading ends with its time, whenever that is over", (_, name, text) => {
  const large = text(1_000);
  const { looks: all, errors } = looked(name, large);
  expect(all).toBeGreaterThan(10);
  expect(errors.map(({ kind }) => kind)).not.toContain("out-of-time");
  for (let part = 0; part < 5; part++) {
    const milliseconds = Math.floor(((all - 2) * part) / 5);
    const { looks, errors: spent } = looked(name, large, milliseconds);
    expect(spent).toEqual([{ kind: "out-of-time", milliseconds }]);
    expect(looks).toBeLessThan(milliseconds + 4);
  }
});

test.each(share(texts, 9))("%s in %s: twice the text is twice the work", (_, name, text) => {
  const [once, twice] = [2_000, 4_000].map((size) => looked(name, text(size)).looks);
  expect(twice).toBeLessThan(2.2 * (once ?? 0));
});

test.each(Object.keys(read))("%s: more characters than are read are refused by their number", (name) => {
  expect(looked(name, " ".repeat(MAX_CHARACTERS + 1)).errors).toEqual([
    { kind: "too-large", what: "characters", limit: MAX_CHARACTERS },
  ]);
});

/** A text with a name, and the column where it stands. */
const named: readonly (readonly [name: string, text: (name: string) => string, column: number])[] = [
  ["a.pds", (name) => `start <p, a>\n<p, ${name}> -> <p, a>`, 5],
  ["a.pds", (name) => `start <p, a>\n<p, "${name}"> -> <p, a>`, 5],
  ["a.pds", (name) => `start <p, a>\n<p, a> -> <${name}, a>`, 12],
  ["a.json", (name) => `{"start":["p",["a"]],"rules":[\n{"from":["p","${name}"],"to":["p",[]]}]}`, 1],
  ["a.json", (name) => `{"rules":[],\n"start":["p",["${name}"]]}`, 1],
  ["a.sl", (name) => `\ncheck ${name} = 1;`, 7],
  ["a.sl", (name) => `pred p(x) == emp;\npre ${name} == emp;`, 5],
  ["a.smt2", (name) => `(declare-const x Int)\n(declare-const ${name} Int)(assert (= x 1))(check-sat)`, 16],
  ["a.smt2", (name) => `(declare-const x Int)\n(declare-const |${name}| Int)(assert (= x 1))(check-sat)`, 16],
  ["a.core", (name) => `x := 1;\n${name} := x;`, 1],
];

test.each(named)("%s: a name with too many characters is refused where it stands, %s", (name, text, column) => {
  expect(errorsOf(read[name]?.({ name, text: text("n".repeat(MAX_NAME_LENGTH - 2)) }) as Result<unknown>)).toEqual([]);
  for (const length of [MAX_NAME_LENGTH + 1, 1_000_000]) {
    const [error, ...others] = errorsOf(read[name]?.({ name, text: text("n".repeat(length)) }) as Result<unknown>);
    expect(error).toMatchObject({
      kind: "too-large",
      what: "name",
      limit: 10_000,
      span: { start: { line: 2, column } },
    });
    expect(others).toEqual([]);
  }
});

test("a number of more digits than a name may have is refused", () => {
  const digits = "1".repeat(MAX_NAME_LENGTH + 1);
  for (const [name, text] of [
    ["a.sl", `check x = ${digits};`],
    ["a.smt2", `(declare-const x Int)(assert (= x ${digits}))(check-sat)`],
    ["a.core", `x := ${digits};`],
  ] as const)
    expect(looked(name, text).errors).toMatchObject([{ kind: "too-large", what: "name" }]);
});

test("what a script says of itself is no name: it may be long", () => {
  const long = "says ".repeat(4_000);
  const text = `(set-info :source |${long}|)(set-info :notes "${long}""${long}")${SMT}(assert (= x y))(check-sat)`;
  expect(decided("a.smt2", text)).toEqual(["sat"]);
});

test("a text of millions of escapes in JSON has no place of its own, and rules behind it have theirs", () => {
  const long = "\\n".repeat(9_000_000);
  const text = `{"note":"${long}","rules":[\n{"from":["p","a"],"to":["p",[]],"note":"${long.slice(0, 200_000)}"},\n 1],"start":["p",["a"]]}`;
  const [error] = errorsOf(readPushdown({ name: "a.json", text }));
  expect(error && placeOf(error)?.start).toEqual({ line: 1, column: 1 });
});

test.runIf(runsThisTime(6, 1))("a system of 40,000 rules in JSON is read, each rule with its place", () => {
  const rules = numbers(40_000).map((n) => `{"from":["p","g${n}"],"to":["p",["g${n + 1}"]]}`);
  const system = readPushdown({ name: "a.json", text: `{"rules":[\n${rules.join(",\n")}\n],"start":["p",["g0"]]}` });
  if (!system.ok) throw new Error(JSON.stringify(system.errors));
  expect(system.value.rules).toHaveLength(40_000);
  expect(system.value.rules.at(-1)?.span?.start).toEqual({ line: 40_001, column: 1 });
});

test("places in JSON are right for every line end", () => {
  for (const lineEnd of ["\n", "\r", "\r\n"]) {
    const text = ['{"rules":[', '  {"from":["p","g"],"to":["q"]}', '],"start":["p",["g"]]}'].join(lineEnd);
    const [error] = errorsOf(readPushdown({ name: "a.json", text }));
    expect(error && placeOf(error)?.start).toEqual({ line: 2, column: 3 });
  }
});

const badLines: readonly (readonly [name: string, line: string])[] = [
  ["a.pds", "nothing that is known"],
  ["a.sl", "pred ;"],
  ["a.smt2", "(unknown)"],
  ["a.core", "x = 1;"],
];

test.each(share(badLines, 8))(
  "%s: of 130,000 bad lines the first thousand are told, and that there are more",
  (name, line) => {
    const errors = errorsOf(read[name]?.({ name, text: `${line}\n`.repeat(130_000) }) ?? { ok: false, errors: [] });
    expect(errors).toHaveLength(1_001);
    expect(errors.at(-1)).toEqual({ kind: "too-large", what: "errors", limit: 1_000 });
  },
);

test.runIf(runsThisTime(6, 0))("of 130,000 rules in JSON that are none the first thousand are told", () => {
  const text = `{"rules":[${numbers(130_000).join(",")}],"start":["p",["g"]]}`;
  expect(errorsOf(readPushdown({ name: "a.json", text }))).toHaveLength(1_001);
});

test.runIf(runsThisTime(6, 4))("130,000 conjuncts are refused, and named", () => {
  const tooLarge = [{ kind: "too-large", what: "conjuncts", limit: 20_000 }];
  const facts = numbers(130_000).map((n) => `x${n} <= x${n + 1}`);
  expect(decided("a.sl", `check ${facts.join(" & ")};`)).toMatchObject(tooLarge);
  const declared = numbers(300).map((n) => `(declare-const x${n} Int)`);
  const compared = numbers(130_000).map((n) => `(<= x${n % 300} x${(n + 1) % 300})`);
  expect(decided("a.smt2", `${declared.join("")}(assert (and ${compared.join(" ")}))(check-sat)`)).toMatchObject(
    tooLarge,
  );
  expect(
    decided("a.smt2", `${declared.join("")}${compared.map((c) => `(assert ${c})`).join("")}(check-sat)`),
  ).toMatchObject(tooLarge);
  const all = numbers(300).map((n) => `x${n}`);
  expect(decided("a.smt2", `${declared.join("")}(assert (distinct ${all.join(" ")}))(check-sat)`)).toMatchObject(
    tooLarge,
  );
});

test("what stays below the limit is decided, or unknown when the time is up", () => {
  const chain = numbers(3_000).map((n) => `x${n + 1} <= x${n}`);
  expect(decided("a.sl", `check ${chain.join(" & ")};`)).toEqual(["sat"]);
  let looks = 0;
  const budget = new Budget(() => looks++, 20);
  const long = numbers(15_000).map((n) => `x${n} < x${n + 1}`);
  expect(decided("a.sl", `check ${long.join(" & ")}; check emp;`, budget)).toEqual(["unknown", "unknown"]);
  expect(looks).toBeLessThan(30);
});

test.runIf(runsThisTime(6, 5))("125,000 variables are refused, and named", () => {
  const names = numbers(125_000).map((n) => `x${n}`);
  expect(errorsOf(readSpecification("a.sl", `check exists ${names.join(", ")}. emp;`))).toMatchObject([
    { kind: "too-large", what: "variables", limit: 20_000 },
  ]);
  const statements = (count: number) =>
    names
      .slice(0, count)
      .map((name) => `${name} := 1;\n`)
      .join("");
  expect(errorsOf(readCore("a.core", statements(125_000)))).toMatchObject([
    { kind: "too-large", what: "statements", limit: 10_000 },
  ]);
  expect(errorsOf(readCore("a.core", statements(2_001)))).toMatchObject([
    { kind: "too-large", what: "locals", limit: 2_000 },
  ]);
  expect(errorsOf(readCore("a.core", statements(2_000)))).toEqual([]);
});

test.runIf(runsThisTime(12, 2))("what is written in parentheses may be as long", () => {
  const facts = numbers(130_000).map((n) => `x${n} <= 1`);
  const tooLarge = [{ kind: "too-large", what: "conjuncts", limit: 20_000 }];
  expect(decided("a.sl", `check emp & (${facts.join(" & ")});`)).toMatchObject(tooLarge);
  expect(decided("a.sl", `check emp & !(${facts.join(" & ")});`)).toMatchObject(tooLarge);
  expect(decided("a.sl", `check (${facts.join(" \\/ ")});`)).toEqual(["sat"]);
});

test("a formula whose model is large is unknown when the time is up, wherever that is", () => {
  const list = `data node { node next; }
pred ls(x, n) == emp & x = null & n = 0 \\/ exists y, m. x -> node(y) * ls(y, m) & n = m + 1;
check ls(x, n) & n = 20000;`;
  let whole = 0;
  expect(decided("a.sl", list, new Budget(() => whole++, 1_000_000))).toEqual(["sat"]);
  expect(whole).toBeGreaterThan(600);
  for (let milliseconds = 1; milliseconds < whole; milliseconds += 150) {
    let looks = 0;
    expect(decided("a.sl", list, new Budget(() => looks++, milliseconds))).toEqual(["unknown"]);
    expect(looks).toBeLessThan(milliseconds + 5);
  }
});

/** `count` integers from 0 to `most`, all different. */
function pigeons(count: number, most: number): string {
  const all = numbers(count);
  const bounds = all.map((n) => `0 <= x${n} & x${n} <= ${most}`);
  const different = all.flatMap((n) => all.slice(n + 1).map((other) => `x${n} != x${other}`));
  return `check ${[...bounds, ...different].join(" & ")};`;
}

test("more integers than values cannot all be different", () => {
  expect(decided("a.sl", pigeons(42, 40))).toEqual(["unsat"]);
  expect(decided("a.sl", pigeons(6, 5))).toEqual(["sat"]);
  const someHave = pigeons(12, 40).replace(
    ";",
    ` & ${numbers(12)
      .map((n) => `x${n} <= 9`)
      .join(" & ")};`,
  );
  expect(decided("a.sl", someHave)).toEqual(["unsat"]);
});

test("integers that are all different are unknown, and no more, when the time is up", () => {
  let looks = 0;
  const sums = numbers(24).map((n) => `x${n} + y <= 22 + y & 0 <= x${n} + z - z`);
  const hidden = pigeons(24, 1_000_000).replace(";", ` & x0 + x1 + x2 = y + z & ${sums.join(" & ")};`);
  const verdict = decided("a.sl", hidden, new Budget(() => looks++, 50));
  expect(["unknown", "unsat"]).toContain(verdict[0]);
  expect(looks).toBeLessThan(60);
});

const lineEnds = ["\n", "\r", "\r\n"];

test.each(lineEnds)("a comment ends with its line, whatever ends that: %j", (lineEnd) => {
  const lines = (...all: readonly string[]) => all.join(lineEnd);
  expect(decided("a.sl", lines("// x = 1", "check x = 1 & x = 2 // or not", ";", ""))).toEqual(["unsat"]);
  const script = ["(declare-const x Int) ; an integer", "(assert (= x 1)) ; one", "(assert (= x 2))", "(check-sat)"];
  expect(decided("a.smt2", lines(...script))).toEqual(["unsat"]);
  const system = readPushdown({
    name: "a.pds",
    text: lines("# a system", "start <p, g> # here", "<p, g> -> <q, >", ""),
  });
  expect(system.ok && system.value.rules[0]?.span?.start).toEqual({ line: 3, column: 1 });
  const core = readCore("a.core", lines("x := 1; // one", "y := x; /* two", "lines */ z := y;", ""));
  expect(core.ok && core.value.source.statements.map(({ span }) => span.start)).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 3, column: 10 },
  ]);
});

test.each(lineEnds)("an error is where it is, whatever ends the lines: %j", (lineEnd) => {
  const wrong: readonly (readonly [name: string, text: string])[] = [
    ["a.pds", "# one\n\n  wrong\n"],
    ["a.sl", "// one\n\n  wrong;\n"],
    ["a.smt2", "; one\n\n  (wrong)\n"],
    ["a.core", "// one\n\n  := 1;\n"],
  ];
  for (const [name, text] of wrong) {
    const [error] = errorsOf(read[name]?.({ name, text: text.replaceAll("\n", lineEnd) }) ?? { ok: false, errors: [] });
    expect(error && placeOf(error)?.start, name).toEqual({ line: 3, column: 3 });
  }
});
