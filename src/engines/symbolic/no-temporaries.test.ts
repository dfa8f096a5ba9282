import { expect, test } from "vitest";
import { runsThisTime } from "../../testing/seeds.ts";
import { recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import type { FormulaView, TableView } from "../../trace/index.ts";

const java = `class node { int val; node next; node(int v, node n) { val = v; next = n; } }
class Main {
  static double half;
  static int size(node x) { return x == null ? 0 : 1 + size(x.next); }
  static node m(node x, int k, int $2) {
    int $1 = k % 3 + (x == null ? 0 : x.val);
    int[] counts = { $1, k };
    for (int count : counts) if (count > 2 && x != null) x = new node(count + x.val * 2, x.next);
    String text = "k" + k + text(x);
    switch (k & 7) { case 1: return x.next.next; case 2: half = k / 2.0 * half; }
    long wide = (long) (half + 1);
    if (wide > $2 || text.length() > size(x)) return x;
    Object any = x;
    return any instanceof node n && n.val > 3 ? n : null;
  }
  static String text(Object o) { return o == null ? "" : o.toString(); }
}`;

const sl = `data node { int val; node next; }
pred list(node x) == emp & x = null \\/ exists v, n. x -> node(v, n) * list(n);
pre m == list(x);`;

test.runIf(runsThisTime(8, 0))(
  "symbolic execution shows what the reader wrote, and $1 only where the reader did",
  async () => {
    const { recording, board } = await recordSymbolic({ java, sl }, { depth: 1 });
    const texts = new Set<string>();
    const note = (value: unknown): void => {
      if (typeof value === "string") texts.add(value);
      else if (Array.isArray(value)) for (const each of value) note(each);
      else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) note(each);
    };
    for (let n = 0; n <= recording.length; n++) {
      note(board.explain(n, n - 1));
      note(board.activeLines(n));
      note(board.hints(n, n - 1));
      note(board.view("heap", n, n - 1));
      for (const panel of ["path-condition", "variables", "solver-calls"]) {
        const shown = board.view(panel, n, n - 1) as TableView | FormulaView;
        const view = shown.kind === "formula" ? shown.table : shown;
        for (let row = 0; row < view.rowCount; row++) note(view.row(row).cells);
      }
      if (n > 0) note(board.why(n - 1, 8));
    }
    const names = [...texts].flatMap((text) => text.match(/\$\d+/g) ?? []);
    expect(new Set(names)).toEqual(new Set(["$1", "$2"]));
    const wrong = [...texts].filter((text) => /\$(?![12]\b)\d/.test(text));
    expect(wrong).toEqual([]);
    expect([...texts].some((text) => text.includes("s($1) = "))).toBe(true);
  },
);
