import { describe, expect, test } from "vitest";
import type { ComparedFact, ResultTable } from "../../../../engine-kit/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { solve } from "../../../../testing/points-to/record.ts";
import { setAndDoSet } from "../lessons/lectures/set-and-do-set.ts";
import { comparedWith, type SlideResult, slideTables as tablesOf } from "./slide-tables.ts";

const slideTables = (own: SlideResult, other: SlideResult) => tablesOf(own, comparedWith([other], undefined));

const fromLecture = [setAndDoSet.file];

async function solved(source: Parameters<typeof compileJava>[0], context: string, profile = "lecture") {
  return solve(await compileJava(source), { context, profile });
}

/** Rows as text; `✗` after what is spurious, `◆` after what only this run has. */
function printed([variables, fields, calls]: readonly ResultTable[], isAll = false) {
  const rows = (table: ResultTable | undefined) =>
    (table?.rows ?? [])
      .filter(({ isMinor }) => isAll || !isMinor)
      .map(({ head, facts }) => `${head === undefined ? "" : `${head} | `}${facts.map(withMark).join(", ")}`);
  return { variables: rows(variables), fields: rows(fields), calls: rows(calls) };
}

function withMark({ text, mark }: ComparedFact): string {
  return mark === "shared" ? text : `${text} ${mark === "spurious" ? "✗" : "◆"}`;
}

describe("Lecture II, Call-Site vs. Object Sensitivity", () => {
  test("1-call-site: set and doSet share call site 12, and what is spurious is marked", async () => {
    const [callSite, object] = [await solved(fromLecture, "1-call"), await solved(fromLecture, "1-obj")];
    expect(printed(slideTables(callSite, object))).toEqual({
      variables: [
        "[5]:A.set_this | o1",
        "[5]:b | o3",
        "[6]:A.set_this | o2",
        "[6]:b | o4",
        "[7]:A.get_this | o1",
        "[12]:A.doSet_this | o1, o2",
        "[12]:p | o3, o4",
        "a1 | o1",
        "a2 | o2",
        "b1 | o3",
        "b2 | o4",
        "x | o3, o4 ✗",
      ],
      fields: ["o1.f | o3, o4 ✗", "o2.f | o3 ✗, o4"],
      calls: [
        "[]:5 → [5]:A.set(B)",
        "[]:6 → [6]:A.set(B)",
        "[]:7 → [7]:A.get()",
        "[5]:12 → [12]:A.doSet(B)",
        "[6]:12 → [12]:A.doSet(B)",
      ],
    });
  });

  test("1-object: one group of rows for each receiver, nothing spurious", async () => {
    const [callSite, object] = [await solved(fromLecture, "1-call"), await solved(fromLecture, "1-obj")];
    expect(printed(slideTables(object, callSite))).toEqual({
      variables: [
        "[o1]:A.set_this | o1",
        "[o1]:b | o3",
        "[o1]:A.get_this | o1",
        "[o1]:A.doSet_this | o1",
        "[o1]:p | o3",
        "[o2]:A.set_this | o2",
        "[o2]:b | o4",
        "[o2]:A.doSet_this | o2",
        "[o2]:p | o4",
        "a1 | o1",
        "a2 | o2",
        "b1 | o3",
        "b2 | o4",
        "x | o3",
      ],
      fields: ["o1.f | o3", "o2.f | o4"],
      calls: [
        "[]:5 → [o1]:A.set(B)",
        "[]:6 → [o2]:A.set(B)",
        "[]:7 → [o1]:A.get()",
        "[o1]:12 → [o1]:A.doSet(B)",
        "[o2]:12 → [o2]:A.doSet(B)",
      ],
    });
  });

  test("the temporary of `return this.f` is there when all is asked for", async () => {
    const object = await solved(fromLecture, "1-obj");
    expect(printed(slideTables(object, object), true).variables).toContain("[o1]:A.get.$1‹this.f› | o3");
  });
});

const shop = `class Shop {
  Item item;
  Shop(Item item) { this.item = item; }
  static void main() {
    Shop shop = new Shop(new Item());
    Item item = shop.item;
  }
}
class Item {}
`;

test("constructors that the program does not write are left out, written ones stay; equal names get their method", async () => {
  const result = await solved(shop, "ci", "java");
  const all = printed(slideTables(result, result), true);
  const { variables, calls } = printed(slideTables(result, result));
  expect(all.calls.some((call) => call.endsWith("Item.<init>()"))).toBe(true);
  expect(calls.some((call) => call.endsWith("Item.<init>()"))).toBe(false);
  expect(calls.some((call) => call.endsWith("Shop.<init>(Item)"))).toBe(true);
  expect(variables).toEqual(expect.arrayContaining(["Shop.main.item | o5b", "Shop.<init>.item | o5b"]));
  expect(variables.some((row) => row.includes("Item.<init>"))).toBe(false);
});

test("a run without contexts is written without them", async () => {
  const [own, other] = [await solved(fromLecture, "ci"), await solved(fromLecture, "1-call")];
  expect(printed(slideTables(own, other)).calls).toEqual([
    "5 → A.set(B)",
    "6 → A.set(B)",
    "7 → A.get()",
    "12 → A.doSet(B)",
  ]);
});

test("what a run that was cut short lacks is not called spurious", async () => {
  const [callSite, object] = [await solved(fromLecture, "1-call"), await solved(fromLecture, "1-obj")];
  expect(printed(slideTables(callSite, { ...object, partial: true })).fields).toEqual([
    "o1.f | o3, o4 ◆",
    "o2.f | o3 ◆, o4",
  ]);
});
