import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { formatLink, parseLink } from "../link/index.ts";
import {
  type Breakpoint,
  breakpointKey,
  lastingBreakpoints,
  switchBreakpoint,
  toggleBreakpoint,
} from "./breakpoint.ts";
import { breakpointsOf, linkedBreakpoints } from "./linked.ts";
import { MAX_NOTE, readNotes, showNotes, withNote } from "./note.ts";

const files = [
  { name: "C.java", text: "" },
  { name: "D.java", text: "" },
];

const watched = fc.oneof(
  fc.record({
    kind: fc.constant("line" as const),
    file: fc.constantFrom("C.java", "D.java"),
    line: fc.integer({ min: 1, max: 9_999 }),
  }),
  fc.record({ kind: fc.constant("pseudocode" as const), line: fc.nat(99) }),
  fc.record({ kind: fc.constant("rule" as const), rule: fc.string({ minLength: 1, maxLength: 20 }) }),
  fc.record({ kind: fc.constant("change" as const), element: fc.string({ minLength: 1, maxLength: 20 }) }),
);
const breakpoints: fc.Arbitrary<readonly Breakpoint[]> = fc.uniqueArray(
  fc.tuple(watched, fc.boolean()).map(([each, isOff]): Breakpoint => (isOff ? { ...each, isOff: true } : each)),
  { selector: breakpointKey, maxLength: 8 },
);
const notes = fc
  .array(fc.tuple(fc.nat(99_999), fc.string({ minLength: 1, maxLength: 40 })), { maxLength: 8 })
  .map((all) => all.reduce<ReturnType<typeof readNotes>>((known, [at, text]) => withNote(known, at, text), []));

describe("in a link", () => {
  test("breakpoints of every kind, turned on or off, and notes come back", () => {
    fc.assert(
      fc.property(breakpoints, notes, (set, noted) => {
        const link = {
          options: {},
          ...(set.length === 0 ? {} : { breakpoints: linkedBreakpoints(set, files) }),
          ...(noted.length === 0 ? {} : { notes: noted }),
        };
        const hash = formatLink({ kind: "workbench", page: "pointer", link }, engines);
        expect(hash).toMatch(/^#[\w\-.~,/&=?:%!'()*]*$/);
        const { route, problems } = parseLink(hash, engines);
        expect(problems).toEqual([]);
        if (route.kind !== "workbench") throw new Error("another page");
        const back = breakpointsOf(route.link.breakpoints ?? [], files);
        expect(new Map(back.map((each) => [breakpointKey(each), each]))).toEqual(
          new Map(set.map((each) => [breakpointKey(each), each])),
        );
        expect(route.link.notes ?? []).toEqual(noted);
      }),
    );
  });

  test("the link of a lesson's state with one of each is short", () => {
    const hash = formatLink(
      {
        kind: "workbench",
        page: "pointer",
        link: {
          example: "context-sensitive-heap",
          options: { context: "2-hybrid", heap: 1 },
          breakpoints: [
            { kind: "line", line: 14 },
            { kind: "pseudocode", line: 12 },
            { kind: "rule", rule: "points-to.rule.assign" },
            { kind: "change", element: "p31", isOff: true },
          ],
          notes: [{ position: 40, text: "Here o4 comes in" }],
          at: "12345",
        },
      },
      engines,
    );
    expect(hash).toContain("break=14&stop=p:12,r:points-to.rule.assign,e:p31~");
    const former = parseLink("#/pointer?stop=r:points-to.rule.class-initialisation", engines).route;
    expect(former).toMatchObject({
      link: { breakpoints: [{ kind: "rule", rule: "points-to.rule.class-initialization" }] },
    });
    expect(hash.length).toBeLessThanOrEqual(200);
  });

  test("what is damaged is named and left out", () => {
    const { route, problems } = parseLink("#/pointer?break=3~&stop=p:12,x:1,p:a,r:&notes=abc", engines);
    expect(route).toMatchObject({
      link: {
        breakpoints: [
          { kind: "line", line: 3, isOff: true },
          { kind: "pseudocode", line: 12 },
        ],
      },
    });
    expect(problems.map((problem) => (problem.kind === "bad-value" ? problem.found : ""))).toEqual([
      "x:1",
      "p:a",
      "r:",
      "abc",
    ]);
  });
});

test("setting twice removes; a breakpoint turned off stays in its place", () => {
  const rule: Breakpoint = { kind: "rule", rule: "r" };
  const change: Breakpoint = { kind: "change", element: "p3" };
  const both = toggleBreakpoint(toggleBreakpoint([], rule), change);
  expect(both).toEqual([rule, change]);
  const off = switchBreakpoint(both, breakpointKey(rule));
  expect(off).toEqual([{ ...rule, isOff: true }, change]);
  expect(switchBreakpoint(off, breakpointKey(rule))).toEqual(both);
  expect(toggleBreakpoint(off, rule)).toEqual([change]);
  expect(lastingBreakpoints(both)).toEqual([rule]);
});

test("a position has one note; nothing written removes it, and long ones are cut", () => {
  const first = withNote(withNote([], 7, "b"), 3, " a ");
  expect(first).toEqual([
    { position: 3, text: "a" },
    { position: 7, text: "b" },
  ]);
  expect(withNote(first, 3, "  ")).toEqual([{ position: 7, text: "b" }]);
  expect(withNote([], 0, "x".repeat(2 * MAX_NOTE))[0]?.text).toHaveLength(MAX_NOTE);
  expect(readNotes(showNotes(first))).toEqual(first);
  expect(readNotes([[1, "a"], [-1, "b"], ["2", "c"], 4, [5, 6], [2.5, "d"]])).toEqual([{ position: 1, text: "a" }]);
  expect(readNotes("notes")).toEqual([]);
});
