import { type CommandHost, type CommandSpec, defineCommand } from "../../engine-kit/index.ts";
import {
  knownTo,
  minutesOf,
  panelsOf,
  positionOf,
  type ReadRun,
  readLecture,
  Sheet,
  type Slide,
  type SlideRun,
  sayOfExercises as say,
  slideParts,
  unreadable,
  exerciseWords as words,
} from "../../exercises/index.ts";
import { type AnalysisError, describe, failure, failureOf, type Result, success } from "../../kernel/index.ts";
import { defineOptions, type GivenOptions, withOptions } from "../../options/index.ts";
import { type At, atOf, type GivenPosition, namesOnSheet, positionOfAt } from "../../trace/index.ts";

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
    const record = (run: SlideRun) => remembered(runs, keyOf(run), () => runOf(host, run));
    for (const [place, slide] of slides.entries()) {
      const run = await record(slide.run);
      // A run that its time cut short says nothing of its slides.
      if (host.budget.isSpentNow()) break;
      const { problem, ...stand } = await checked(slide, run, record);
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

/** What is wrong with a run that a slide compares. */
async function failedComparison(
  { run, compare = [], at }: Slide,
  record: (run: SlideRun) => Promise<Result<ReadRun>>,
): Promise<Stand["problem"]> {
  for (const [number, given] of compare.entries()) {
    const options = withOptions(run.engine.options, run.options, given as GivenOptions);
    const made = await record({ ...run, options });
    if (!made.ok) return { path: `.compare.${number}`, text: failedRun(made.errors).problem?.text ?? "" };
    const isNumber = at !== undefined && at !== "end" && at !== "parting";
    if (number === 0 && isNumber && positionOfAt(made.value.recording, at) === undefined)
      return noPosition(at, made.value);
  }
  return undefined;
}

async function checked(
  slide: Slide,
  run: Result<ReadRun>,
  record: (run: SlideRun) => Promise<Result<ReadRun>>,
): Promise<Stand> {
  const stand = run.ok ? standOf(slide, run.value) : failedRun(run.errors);
  const problem = stand.problem ?? (await failedComparison(slide, record));
  return problem === undefined ? stand : { problem };
}

interface Stand {
  readonly at?: At;
  /** How many pauses come before it. */
  readonly step?: number;
  readonly problem?: { readonly path: string; readonly text: string };
}

function standOf(slide: Slide, run: ReadRun): Stand {
  // Its positions are those of the runs it compares.
  if (slide.compare !== undefined) return {};
  const unknown = unknownPanel(slide, run) ?? unknownRule(slide, run);
  if (unknown !== undefined) return { problem: unknown };
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

function unknownPanel(slide: Slide, { board: { panels } }: ReadRun): Stand["problem"] {
  const ids = panels.map(({ id }) => id);
  const panel = panelsOf(slide)?.find((id) => !ids.includes(id));
  if (panel === undefined) return undefined;
  const path = slide.show?.includes(panel) ? ".show" : ".rules";
  return { path, text: say("lecture.noPanel", { panel, known: [...ids, ...slideParts].join(", ") }) };
}

function unknownRule({ rules = [] }: Slide, { board: { panels }, reader }: ReadRun): Stand["problem"] {
  const spec = panels.find(({ kind }) => kind === "rules");
  if (rules.length === 0 || spec === undefined) return undefined;
  const sheet = reader.view(spec.id, 0, 0);
  const known = sheet.kind === "rules" ? namesOnSheet(sheet) : [];
  const rule = rules.find((each) => !known.includes(each));
  if (rule === undefined) return undefined;
  return { path: ".rules", text: say("lecture.noRule", { rule, known: known.join(", ") }) };
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
