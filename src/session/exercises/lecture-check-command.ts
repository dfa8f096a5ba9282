import { type CommandHost, type CommandSpec, defineCommand } from "../../engine-kit/index.ts";
import {
  knownTo,
  minutesOf,
  positionOf,
  type ReadRun,
  readLecture,
  Sheet,
  type Slide,
  type SlideRun,
  sayOfExercises as say,
  unreadable,
  exerciseWords as words,
} from "../../exercises/index.ts";
import { type AnalysisError, describe, failure, failureOf, type Result, success } from "../../kernel/index.ts";
import { defineOptions } from "../../options/index.ts";
import { type At, atOf, type GivenPosition } from "../../trace/index.ts";

/** `lecture check FILE`: makes the runs of a lecture, and says of each slide where it stands, or what is wrong with it. */
export const lectureCheckCommand: CommandSpec = defineCommand({
  name: "lecture check",
  prefix: "exercises",
  words,
  files: "one",
  own: defineOptions({ prefix: "exercises.lecture check", words, options: {} }),
  async run(host, { files: [file] }) {
    if (file === undefined) return failure({ kind: "no-input" });
    const lecture = readLecture(file);
    if (!lecture.ok) return lecture;
    const { title, slides } = lecture.value;
    const runs = new Map<string, Promise<Result<ReadRun>>>();
    const errors: AnalysisError[] = [];
    const stands: object[] = [];
    for (const [place, slide] of slides.entries()) {
      const run = await remembered(runs, keyOf(slide.run), () => runOf(host, slide.run));
      // A run that its time cut short says nothing of its slides.
      if (host.budget.isSpentNow()) break;
      const { problem, ...stand } = run.ok ? standOf(slide, run.value) : failedRun(run.errors);
      if (problem === undefined) stands.push({ slide: place + 1, lesson: slide.run.lesson?.id, ...stand });
      else errors.push(unreadable(file, `slides.${place}${problem.path}`, problem.text));
    }
    if (errors.length > 0) return failureOf(errors);
    const isPartial = stands.length < slides.length;
    return success({
      kind: "json",
      value: { title, minutes: minutesOf(lecture.value), slides: stands, ...(isPartial ? { partial: true } : {}) },
      isPartial,
    });
  },
});

interface Stand {
  readonly at?: At;
  /** How many pauses come before it. */
  readonly step?: number;
  readonly problem?: { readonly path: string; readonly text: string };
}

function standOf(slide: Slide, run: ReadRun): Stand {
  const position = positionOf(slide, run);
  const { at, question } = slide;
  if (position === undefined && at !== undefined) return { problem: noPosition(at, run) };
  if (position === undefined) return { problem: noFact(slide) };
  const stand = { at: atOf(run.recording, position), step: position };
  if (question === undefined) return stand;
  const sheet = new Sheet(run.board, run.recording, run.reader);
  if (sheet.pose(question) !== undefined) return stand;
  const known = knownTo(sheet, question).replace(/\.$/, "");
  return { problem: { path: ".question", text: say("lecture.noAnswer", { known }) } };
}

/** Told in the numbers of the file: those of version 1 count pauses. */
function noPosition(at: GivenPosition, { recording }: ReadRun) {
  const isPauses = typeof at === "number";
  const last = isPauses ? recording.length : recording.stepCount;
  return { path: isPauses ? ".step" : ".at", text: say("lecture.noStep", { last }) };
}

function noFact({ fact, stop, run: { lesson } }: Slide) {
  const when = stop === undefined ? fact : lesson?.stops?.[stop - 1]?.when;
  const wanted = typeof when === "object" ? when.join(" / ") : (when ?? "");
  return { path: stop === undefined ? ".fact" : ".stop", text: say("lecture.noFact", { fact: wanted }) };
}

function failedRun(errors: readonly AnalysisError[]): Stand {
  const problem = errors.map((error) => describe(error).replace(/\.$/, "")).join("; ");
  return { problem: { path: "", text: say("lecture.failed", { problem }) } };
}

/** A run of a slide as its board reads it. */
async function runOf(host: CommandHost, { engine, files, options }: SlideRun): Promise<Result<ReadRun>> {
  const run = await host.recordRun(engine.id, files, options);
  if (!run.ok) return run;
  const { recording } = run.value;
  const board = await engine.board();
  return success({ board, recording, reader: board.open(recording) });
}

/** Slides of one lesson under the same options have one run, wherever they stand. */
function keyOf({ engine, lesson, files, options }: SlideRun): string {
  return JSON.stringify([engine.id, lesson?.id ?? files, options]);
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
