import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { share } from "../../../testing/seeds.ts";
import { linesInPlay } from "./lines-in-play.ts";
import { membersOf } from "./members.ts";

const program = `class C {
  // { not a brace
  String text = "}";
  int[] few = { 1, 2 };

  static void main() {
    C c = new C();
    if (c != null) {
      c.m();
    }
  }

  Number id(
      Number n) {
    return n;
  }
  void m() { Runnable r = () -> { id(null); }; }
}
interface Number {
  int get();
}
class One implements Number {
  public int get() { return 1; }
}
`;

const shown = (marked: readonly number[], text = program) =>
  linesInPlay(text, new Set(marked))?.rows.map((row) =>
    row.kind === "line" ? `${row.line}` : `${row.line} ${row.head}…`,
  );

test("classes and their methods, with the lines that they have; braces in comments, texts, arrays and methods are none of theirs", () => {
  const [first, ...others] = membersOf(program);
  expect(first?.members.map(({ head, first, last }) => `${first}–${last} ${head}`)).toEqual([
    "6–11 main()",
    "13–16 id(",
    "17–17 m()",
  ]);
  expect(others.map(({ kind, first, last, head }) => `${kind} ${first}–${last} ${head}`)).toEqual([
    "class 19–21 interface Number",
    "class 22–24 class One",
  ]);
});

test("a method with a line of the step is whole, others are their heads, and so are classes without one", () => {
  expect(shown([15])).toEqual([
    "3",
    "4",
    "6 main()…",
    "13",
    "14",
    "15",
    "16",
    "17 m()…",
    "19 interface Number…",
    "22 class One…",
  ]);
});

test("of several classes in play the heads are shown", () => {
  expect(shown([17, 23])?.filter((row) => ["1", "22", "22 class One…"].includes(row))).toEqual(["1", "22"]);
});

test("statements beside classes are always shown, and a method beside them while it is in play", () => {
  const script =
    "n1 = new One();\nx = id(n1);\n\nNumber id(Number n) {\n  return n;\n}\n\nclass One {\n  int get() { return 1; }\n}\n";
  expect(shown([2], script)).toEqual(["1", "2", "4 id(Number n)…", "8 class One…"]);
  expect(shown([5], script)).toEqual(["1", "2", "4", "5", "6", "8 class One…"]);
  expect(shown([9], script)).toEqual(["1", "2", "4 id(Number n)…", "8", "9"]);
});

test("before the first step the entry is whole", () => {
  expect(shown([])?.slice(0, 8)).toEqual(["3", "4", "6", "7", "8", "9", "10", "11"]);
});

test("of a program without an entry everything is shown before the first step", () => {
  expect(shown([], "class A {\n  void m() {\n    m();\n  }\n}")).toEqual(["2", "3", "4"]);
});

test("a text that is no Java is shown as it is", () => {
  expect(linesInPlay("⟨p, γ⟩ → ⟨p, γ γ⟩ { w }", new Set())).toBeUndefined();
});

test("what all lines are indented by that are shown as they are", () => {
  expect(linesInPlay(program, new Set([15]))?.indent).toBe(2);
  expect(linesInPlay(program, new Set([15, 23]))?.indent).toBe(0);
});

const texts = engines
  .flatMap(({ lessons }) => lessons)
  .flatMap(({ id, file, files = [file] }) => files.map(({ name, text }) => [`${id}, ${name}`, text] as const));

test.each(share(texts, 4))("%s: each marked line is shown, alone or in its method; no line twice", (_, text) => {
  const count = text.split("\n").length;
  for (const marked of [1, Math.ceil(count / 3), Math.ceil(count / 2), count - 1]) {
    const rows = linesInPlay(text, new Set([marked]))?.rows;
    if (rows === undefined) continue;
    const lines = rows.flatMap((row) =>
      row.kind === "line" ? row.line : Array.from({ length: row.last - row.line + 1 }, (_, index) => row.line + index),
    );
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
    const top = membersOf(text);
    const isWithin = ({ first, last }: { readonly first: number; readonly last: number }) =>
      first <= marked && marked <= last;
    const isInMethod = [...top, ...top.flatMap(({ members }) => members)].some(
      (each) => each.kind === "method" && isWithin(each),
    );
    const isCode = !/^\s*(?:$|\/\/|\/?\*|import\b|package\b)/.test(text.split("\n")[marked - 1] ?? "");
    if ((isInMethod || !top.some(isWithin)) && isCode) expect(rows).toContainEqual({ kind: "line", line: marked });
  }
});
