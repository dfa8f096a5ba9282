import { expect, test } from "vitest";
import { FakeBrowser } from "../testing/fake-browser.ts";
import { answersIn, learnAnew, noteAnswer, noteDone } from "./learned.ts";

test("what was done with a lesson is there for the next page, and of several answers the last one counts", async () => {
  const browser = new FakeBrowser();
  const records = await browser.openRecords();
  noteAnswer(records, "a", "12", false);
  noteDone(records, "a");
  noteAnswer(records, "a", "12", true);
  noteAnswer(records, "a", "sheet q1", false);
  await records.settled();
  const next = (await browser.openRecords()).get("learned", "a");
  expect(next).toEqual({ isDone: true, answers: { "12": true, "sheet q1": false } });
  expect(answersIn(next ?? {})).toEqual({ right: 1, asked: 2 });
});

test("nothing is written of what is known already", async () => {
  const records = await new FakeBrowser().openRecords();
  noteDone(records, "a");
  noteAnswer(records, "a", "12", true);
  const known = records.get("learned", "a");
  noteDone(records, "a");
  noteAnswer(records, "a", "12", true);
  expect(records.get("learned", "a")).toBe(known);
});

test("who begins anew has done nothing of these lessons, and may take it back", async () => {
  const browser = new FakeBrowser();
  const records = await browser.openRecords();
  for (const lesson of ["a", "b"]) noteDone(records, lesson);
  const undo = learnAnew(records, ["a", "never opened"]);
  await records.settled();
  expect((await browser.openRecords()).names("learned")).toEqual(["b"]);
  undo();
  await records.settled();
  expect([...(await browser.openRecords()).names("learned")].sort()).toEqual(["a", "b"]);
});
