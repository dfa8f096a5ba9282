import { expect, test } from "vitest";
import { type Backing, guardedStorage, memory, type Storage } from "../settings/index.ts";
import { FakeBrowser } from "../testing/fake-browser.ts";
import { takeOverStorage } from "./taken-over.ts";

const exercise = {
  fixscope: "exercise",
  version: 1,
  title: "A",
  engine: "points-to",
  files: [{ name: "A.java", text: "" }],
  questions: [{ id: "q1", kind: "value", of: "x" }],
};

/** What an older Fixscope kept for a whole site, and where it kept the places of dragged nodes. */
function ofSite(site: Backing): readonly [Storage, Storage] {
  return [guardedStorage(() => site), guardedStorage(() => site, "fixscope.layout.")];
}

test("what an older Fixscope kept for the site is taken over, once, and stays where it was", async () => {
  const site = memory();
  const [old, places] = ofSite(site);
  old.write("exercise:e", exercise);
  old.write("answers:e", { name: "Ada", answers: { q1: ["o1"] } });
  old.write("draft:points-to", { title: "B", questions: [] });
  old.write("draft:own", [{ name: "A.java", text: "" }]);
  old.write("notes:points-to:l", [[3, "here"]]);
  old.write("lecture:l", { name: "l.json", text: "{}" });
  old.write("settings", { theme: "dark" });
  old.write("answers:bad", { answers: 7 });
  places.write("one-call-site:graph", { n1: [1, 2] });
  const browser = new FakeBrowser();
  takeOverStorage(old, places, browser.local);
  const records = await browser.openRecords();
  expect(records.get("exercise", "e")).toEqual(exercise);
  expect(records.get("answers", "e")).toEqual({ name: "Ada", answers: { q1: ["o1"] } });
  expect(records.get("draft", "points-to")).toEqual({ title: "B", questions: [] });
  expect(records.get("notes", "points-to:l")).toEqual({ 3: "here" });
  expect(records.get("lecture", "l")).toEqual({ name: "l.json", text: "{}" });
  expect(browser.local.read("settings")).toEqual({ theme: "dark" });
  expect(browser.local.read("places:one-call-site:graph")).toEqual({ n1: [1, 2] });
  expect(records.store.getState().leftOut.map(({ name }) => name)).toEqual(["unsaved:answers:bad"]);
  expect(old.keys("")).toHaveLength(8);

  records.remove("answers", "e");
  await records.settled();
  takeOverStorage(old, places, browser.local);
  expect((await browser.openRecords()).get("answers", "e")).toBeUndefined();
});

test("what does not fit is taken over by a later page", async () => {
  const site = memory();
  const [old, places] = ofSite(site);
  old.write("notes:l", [[3, "here"]]);
  const browser = new FakeBrowser();
  browser.isLocalBlocked = true;
  takeOverStorage(old, places, browser.local);
  browser.isLocalBlocked = false;
  takeOverStorage(old, places, browser.local);
  expect((await browser.openRecords()).get("notes", "l")).toEqual({ 3: "here" });
});

test("two paths of a site do not meet", () => {
  const site = memory();
  const [one, two] = ["/", "/teaching/"].map((path) => guardedStorage(() => site, `fixscope:${path}:`));
  if (one === undefined || two === undefined) throw new Error("two paths");
  const [old, places] = ofSite(site);
  one.write("settings", { theme: "dark" });
  takeOverStorage(old, places, two);
  expect(two.read("settings")).toBeUndefined();
  expect(one.keys("")).toEqual(["settings"]);
});
