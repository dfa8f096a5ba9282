import { expect, test } from "vitest";
import { rank } from "../../finding/index.ts";
import { arrange } from "./arrange.ts";
import type { Entry, Group } from "./entry.ts";
import { isSettled } from "./settled.ts";

function entry(group: Group, title: string, fit?: Entry["rank"]): Entry {
  return {
    id: `${group} ${title}`,
    group,
    title,
    names: [],
    ...(fit === undefined ? {} : { rank: fit }),
    run: () => {},
  };
}

const shown = (entries: readonly Entry[], typed: string) =>
  arrange(entries, typed).flatMap((group) => group.entries.map(({ title }) => title));

test("facts of this run come first, exact before prefix before contained, whatever fits equally well", () => {
  const lesson = entry("lessons", "o12: one object");
  const page = [entry("commands", "o12"), lesson, entry("lessons", "o1"), entry("options", "no1")];
  const facts = [entry("facts", "o12 ∈ pt(x)", rank.exact), entry("facts", "o123 ∈ pt(y)", rank.prefix)];
  expect(shown([...page, ...facts], "o12")).toEqual(["o12 ∈ pt(x)", "o123 ∈ pt(y)", "o12", "o12: one object"]);
  expect(shown([...page, entry("facts", "foo12 ∈ pt(x)", rank.contained)], "o12").at(0)).toBe("o12");
});

test("what is only similar is there where nothing fits better", () => {
  const all = [entry("commands", "Lecture"), entry("lessons", "Lecturn")];
  expect(shown(all, "lectrue")).toEqual(["Lecture"]);
  expect(shown(all, "lecture")).toEqual(["Lecture"]);
  expect(shown(all, "")).toEqual(["Lecture", "Lecturn"]);
});

test.each([
  ["an exact fact while the run is still searched", "facts", rank.exact, 10, true],
  ["a fact that only begins so: an exact one may come", "facts", rank.prefix, 10, false],
  ["a lesson while the run is still searched: a fact may come", "lessons", rank.exact, 10, false],
  ["a command once much of a long run was searched", "commands", rank.prefix, 50_000, true],
  ["what has the letters somewhere", "lessons", rank.contained, 50_000, false],
] as const)("Enter leads to %s", (_, group, fit, searched, wanted) => {
  expect(isSettled({ group, rank: fit }, { isComplete: false, searched })).toBe(wanted);
});

test("Enter waits for a run that is on its way, and for nothing once all is searched", () => {
  expect(isSettled(undefined, { isComplete: false, searched: 0 })).toBe(false);
  expect(isSettled(undefined, { isComplete: true, searched: 0 })).toBe(true);
});
