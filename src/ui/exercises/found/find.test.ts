import { expect, test, vi } from "vitest";
import { engines } from "../../../engines/index.ts";
import { exerciseOfWritten, fingerprintOf } from "../../../exercises/index.ts";
import type { Records } from "../../store/index.ts";
import { FakeBrowser, blocked as failure } from "../../store/testing/fake-browser.ts";
import { keepExercise, textOfExercise } from "../shelf.ts";
import { type Found, findExercise } from "./find.ts";
import { linkOfReference } from "./link-of-reference.ts";

const blocked = await inBrowser(failure());

async function inBrowser(failure: Error | undefined): Promise<Records> {
  const browser = new FakeBrowser();
  browser.failure = failure;
  return browser.openRecords();
}

interface World {
  readonly records?: Records;
  readonly file?: string;
}

function find(reference: string, { records = blocked, file }: World = {}): Promise<Found> {
  return findExercise(reference, { engines, records, fetchFile: async () => file });
}

async function writtenExercises() {
  const all = await Promise.all(
    engines.map(async (engine) => (await engine.exercises()).map((written) => ({ engine, written }))),
  );
  return all.flat();
}

const own = {
  fixscope: "exercise",
  version: 1,
  title: "Own",
  engine: "points-to",
  files: [{ name: "Main.java", text: "class Main {}" }],
  options: { context: "ci" },
  questions: [{ kind: "value", id: "x", of: "pt(x)", points: 1 }],
} as const;

test("what comes with the page is found by its name and by its fingerprint, in a browser that forbids storage", async () => {
  for (const { engine, written } of await writtenExercises()) {
    const exercise = exerciseOfWritten(engine, written);
    expect(await find(written.id), written.id).toEqual({ kind: "exercise", exercise });
    expect(await find(fingerprintOf(exercise)), written.id).toEqual({ kind: "exercise", exercise });
  }
});

test("an own one is found in the link itself", async () => {
  expect(await find(textOfExercise({ ...own, files: [...own.files], questions: [...own.questions] }))).toMatchObject({
    kind: "exercise",
    exercise: own,
  });
});

test("one that was opened before is found by the fingerprint that older links have", async () => {
  const records = await inBrowser(undefined);
  const found = await find(JSON.stringify(own));
  if (found.kind !== "exercise") throw new Error(found.kind);
  keepExercise(records, found.exercise);
  expect(await find(fingerprintOf(found.exercise), { records })).toEqual(found);
});

test("a file beside the page is found by its name", async () => {
  const fetchFile = vi.fn(async () => JSON.stringify(own));
  const found = await findExercise("two-boxes", { engines, records: blocked, fetchFile });
  expect(found).toMatchObject({ kind: "exercise", exercise: own });
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith("exercises/two-boxes.json");
});

test.each([
  ["a name that nothing has", "no-such", {}, "unknown"],
  ["what is no name", "../secret", { file: JSON.stringify(own) }, "unknown"],
  ["a link that was cut", "v1.eJyrVk", {}, "damaged"],
  ["a text that is no exercise", "{}", {}, "damaged"],
  ["a text that is no JSON", '{"fixscope":', {}, "damaged"],
  ["a file that is no exercise", "notes", { file: "{}" }, "damaged"],
])("%s is named as what it is", async (_, reference, world, kind) =>
  expect((await find(reference, world)).kind).toBe(kind),
);

test("what cannot be fetched is not called unknown, and is found once the network is back", async () => {
  let isUp = false;
  const fetchFile = async (): Promise<string> => {
    if (!isUp) throw new TypeError("Failed to fetch");
    return JSON.stringify(own);
  };
  const look = () => findExercise("two-boxes", { engines, records: blocked, fetchFile });
  expect(await look()).toEqual({ kind: "unreachable" });
  isUp = true;
  expect((await look()).kind).toBe("exercise");
});

test("a link that names an exercise on a lesson alone leads to its lesson and its options", async () => {
  const link = await linkOfReference("a-clone-for-each-call", { engines, records: blocked }, { of: JSON.stringify });
  expect(JSON.parse(link ?? "")).toMatchObject({
    kind: "workbench",
    page: "pointer",
    link: { example: "constant-propagation", exercise: "a-clone-for-each-call", options: { context: "1-call" } },
  });
});

test.each(["draft", "questions-7"])("%s is about the run on the screen", async (reference) => {
  expect(await linkOfReference(reference, { engines, records: blocked }, { of: JSON.stringify })).toBeUndefined();
});
