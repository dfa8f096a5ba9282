import { describe, expect, test } from "vitest";
import { flowLessons } from "../../../engines/data-flow/page/lessons/index.ts";
import { dataFlowBoard } from "../../../engines/data-flow/story/story.ts";
import { start } from "../../../engines/data-flow/testing/flow.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { lessons as examples } from "../../../engines/points-to/page/lessons/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { recordOnce } from "../../../testing/points-to/record.ts";
import { advance } from "../../../testing/recording-laws.ts";
import { share } from "../../../testing/seeds.ts";
import { findFact, Recording } from "../../../trace/index.ts";
import type { Session } from "./session.ts";

const lessons = examples.filter(({ stops }) => stops.length > 0);

/** The recordings of all presets of an example, opened. */
async function openRuns(example: (typeof examples)[number]) {
  const board = pointsToBoard;
  const program = await compileJava([example.file]);
  return example.presets.map(({ options }) => {
    const { recording } = recordOnce(program, { ...options });
    const reader = board.open(recording);
    return { board, recording, reader };
  });
}

describe("stops", () => {
  test.each(share(lessons, 6))("$id: every stop happens under some preset", async (example) => {
    const runs = await openRuns(example);
    for (const { when } of example.stops) {
      expect(
        runs.map((run) => findFact(run, when)).some((fact) => fact !== undefined),
        [when].flat().join(" or "),
      ).toBe(true);
    }
  });
});

describe("stops of data flow", () => {
  test.each(share(flowLessons, 4))(
    "$id: every stop happens under some preset, and every preset has one",
    async (lesson) => {
      const program = await compileJava([lesson.file]);
      const stops = lesson.stops?.map(({ when }) => when) ?? [];
      const reached = lesson.presets.map(({ options }) => {
        const recording = new Recording();
        advance(start(program, options, true), recording, Number.POSITIVE_INFINITY);
        const run = { board: dataFlowBoard, recording, reader: dataFlowBoard.open(recording) };
        return stops.filter((when) => findFact(run, when) !== undefined);
      });
      expect(new Set(reached.flat())).toEqual(new Set(stops));
      for (const each of reached) expect(each).not.toEqual([]);
    },
  );
});

/** The line of a step's statement, in the example or in the library, or undefined. */
function lineOf({ recording, reader }: Pick<Session, "recording" | "reader">, seq: number) {
  const span = recording.steps.statement(seq) === -1 ? undefined : reader.statements(seq + 1, seq)[0];
  return span === undefined ? undefined : { file: span.file, line: span.start.line };
}

describe("breakpoints on lines", () => {
  test.each(share(examples, 6))(
    "$id: arrivals are right after the first of consecutive steps about the line",
    async (example) => {
      for (const run of await openRuns(example)) {
        let previous = "";
        const wrong: string[] = [];
        for (let seq = 0; seq < run.recording.length; seq++) {
          const place = lineOf(run, seq);
          if (place === undefined) continue;
          const isArrival = run.reader.arrivals({ kind: "line", ...place }).includes(seq + 1);
          const line = `${place.file}:${place.line}`;
          if (isArrival !== (line !== previous)) wrong.push(`step ${seq}, ${line}`);
          previous = line;
        }
        expect(wrong).toEqual([]);
      }
    },
  );
});
