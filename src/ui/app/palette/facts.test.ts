// @vitest-environment node
import { expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import { findFacts } from "./facts.ts";

const lesson = engineById("points-to")?.lessons.find(({ id }) => id === "one-call-site");
const { recording } = recordOnce(await compileJava([...(lesson === undefined ? [] : [lesson.file])]), {
  context: "1-call",
  heap: 0,
  profile: "lecture",
});
const session = { recording, reader: pointsToBoard.open(recording) };
const texts = (search: string) => findFacts(session, search).shown.map(({ text }) => text);

test("a fact is found by any words of its text; Why begins with the same fact", () => {
  expect(texts("o12 [4]:x")).toEqual(["o12 ∈ pt([4]:x)"]);
  const [found] = findFacts(session, "[4]:X O12").shown;
  expect(session.reader.why(found?.fact ?? -1, 1)?.text).toBe(found?.text);
});

test("one letter finds nothing, and a long list is cut and counted", () => {
  expect(findFacts(session, "o")).toEqual({ shown: [], count: 0, isWhole: true });
  const all = findFacts(session, "[4]");
  expect(all.count).toBe(all.shown.length);
  expect(findFacts(session, "[4]", 5)).toMatchObject({ isWhole: false });
});
