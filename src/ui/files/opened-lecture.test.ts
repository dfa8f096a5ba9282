import { expect, test } from "vitest";
import { FakeBrowser } from "../store/testing/fake-browser.ts";
import { keepLecture, keptLecture } from "./opened-lecture.ts";

test("the file of a lecture that was opened is there for the next page, said to be damaged where it is, else not there", async () => {
  const browser = new FakeBrowser();
  const file = { name: "a.json", text: "{}" };
  const link = await keepLecture(await browser.openRecords(), file);
  const [, id = ""] = /^#\/lecture\?opened=(\w+)$/.exec(link ?? "") ?? [];
  const next = await browser.openRecords();
  expect(await keptLecture(next, id)).toEqual(file);
  expect(await keptLecture(next, "another")).toBeUndefined();
  for (const [key, record] of browser.kept) browser.kept.set(key, { ...Object(record), at: "yesterday" });
  expect(await keptLecture(await browser.openRecords(), id)).toBe("damaged");
});
