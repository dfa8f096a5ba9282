import { expect, test } from "vitest";
import { engineById } from "../../../../engines/index.ts";
import { recordedLesson } from "../../../../testing/recorded-lesson.ts";
import { Session } from "../../run/index.ts";
import { initialWorkbench } from "../workbench-state.ts";
import { whyAhead } from "./why-ahead.ts";

const engine = engineById("points-to");
const lesson = engine?.lessons.find(({ id }) => id === "id-called-twice");
if (engine === undefined || lesson === undefined) throw new Error("no lesson");
const { board, recording } = await recordedLesson(engine, lesson);
const session = new Session(board);
session.append(recording.wholeChunk());

/** A reader at a position, and what they have asked about. */
function readerAt(position: number, session: Session | undefined) {
  const state = { ...initialWorkbench, position, granularity: "rule" as const };
  const asked: number[] = [];
  return {
    asked,
    session,
    state,
    walk: {
      pause: () => undefined,
      jump: (to: number) => {
        state.position = to;
      },
    },
    inspection: {
      selectLatest: () => {
        asked.push(state.position);
      },
    },
  };
}

test.each([
  ["at the start, the first step with a fact", 0, true],
  ["in the middle, where the reader is", 12, false],
  ["at the end, where the reader is", recording.length, false],
])("%s", (_, position, isMoved) => {
  const reader = readerAt(position, session);
  expect(whyAhead(reader)).toEqual({ isMoved });
  const [at = -1] = reader.asked;
  expect(at > position).toBe(isMoved);
  expect(session.reader.why(session.latestFact(at) ?? -1, 1)).toBeDefined();
});

test("before there is a recording nobody is moved", () => {
  expect(whyAhead(readerAt(0, undefined))).toEqual({ isMoved: false });
});

test("a run without a step has no fact to lead to", () => {
  expect(whyAhead(readerAt(0, new Session(board)))).toBeUndefined();
});
