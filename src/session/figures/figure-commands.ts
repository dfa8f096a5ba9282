import {
  type CommandAnswer,
  type CommandHost,
  type CommandSpec,
  type DrawnRun,
  defineCommand,
  type Figures,
  type Lesson,
  translatedLesson,
} from "../../engine-kit/index.ts";
import { engineById, engines } from "../../engines/index.ts";
import {
  type Budget,
  failure,
  type InputFile,
  type Limit,
  limitName,
  type Result,
  success,
} from "../../kernel/index.ts";
import {
  defineOptions,
  flag,
  linkedOptions,
  notation,
  oneOf,
  option,
  presentName,
  type RawOptions,
  text,
  wholeNumber,
} from "../../options/index.ts";
import { type At, type GivenPosition, isAt, positionOfAt, type Recording } from "../../trace/index.ts";
import { limitSentence, roughSentence } from "../limits.ts";
import { say, words } from "../messages/en.ts";
import { traceFlags } from "../trace-command.ts";
import { remarkedFigure, remarkedPage } from "./partial-figures.ts";

const prefix = "session.figure";

/** Whose run it is, and what is drawn of it. */
const common = {
  lesson: option(text("id")),
  preset: option(wholeNumber({ least: 1 }), { fallback: 1 }),
  engine: option(text("engine")),
  view: option(text("view")),
};

const figureOptions = defineOptions({
  prefix,
  words,
  options: {
    ...common,
    at: option(notation((written) => (isAt(written) ? written : undefined), "position")),
    step: option(wholeNumber({})),
    format: option(oneOf("svg", "tikz", "csv", "spreadsheet", "markdown", "latex"), { fallback: "svg" }),
    gray: option(flag({ isSwitch: true }), { fallback: false, formerly: "grey" }),
  },
});

const handoutOptions = defineOptions({
  prefix,
  words,
  options: {
    ...common,
    at: option(notation(positionsIn, "positions")),
    steps: option(notation(pausesIn, "steps")),
    paper: option(oneOf("A4", "Letter"), { fallback: "A4" }),
  },
});

/** `figure LESSON` or `figure FILE… --engine E`: a view at a step. Other options are those of the engine. */
export const figureCommand: CommandSpec = withEngineFlags(
  defineCommand({
    name: "figure",
    prefix: "session",
    words,
    files: "many",
    answersText: true,
    own: figureOptions,
    passed: noEngineOptions(),
    async run(host, { files, own, options }) {
      const found = await drawable(host, files, own, options);
      if (!found.ok) return found;
      const { figures, engine, recording, stoppedBy } = found.value;
      const { view, format, gray } = own;
      const position = positionIn(recording, own.at ?? own.step ?? recording.length);
      if (!position.ok) return position;
      const step = position.value;
      const drawn = await figures.figure({ engine, recording, budget: host.budget, view, step, format, isGray: gray });
      if (!drawn.ok) return drawn;
      const limit = limitOf(host.budget, stoppedBy);
      if (limit === undefined) return whole(drawn.value);
      return partial(remarkedFigure(drawn.value, format, limit.sentence), limit.stoppedBy);
    },
  }),
);

/** `handout LESSON`: what is printed for those who sit in the lecture. */
export const handoutCommand: CommandSpec = withEngineFlags(
  defineCommand({
    name: "handout",
    prefix: "session",
    words,
    files: "many",
    answersText: true,
    own: handoutOptions,
    passed: noEngineOptions(),
    async run(host, { files, own, options }) {
      const found = await drawable(host, files, own, options);
      if (!found.ok) return found;
      const { figures, engine, recording, lesson, files: read, stoppedBy } = found.value;
      const positions = (own.at ?? own.steps)?.map((given) => positionIn(recording, given));
      const steps: number[] = [];
      for (const position of positions ?? []) {
        if (!position.ok) return position;
        steps.push(position.value);
      }
      const title = lesson === undefined ? read.map(({ name }) => name).join(", ") : translatedLesson(lesson).title;
      const page = await figures.handout({
        engine,
        recording,
        budget: host.budget,
        title,
        files: read,
        steps: positions === undefined ? stopsOf(found.value) : steps,
        view: own.view,
        paper: own.paper,
      });
      if (!page.ok) return page;
      const limit = limitOf(host.budget, stoppedBy);
      if (limit === undefined) return whole(page.value);
      return partial(remarkedPage(page.value, limit.sentence), limit.stoppedBy);
    },
  }),
);

function whole(text: string): Result<CommandAnswer> {
  return success({ kind: "text", text });
}

/** What made a drawing less than it would be, with the sentence that says so: the end of its run, or of the time to lay it out. */
function limitOf(
  budget: Budget,
  stoppedBy: Limit | undefined,
): { readonly stoppedBy: Limit; readonly sentence: string } | undefined {
  if (stoppedBy !== undefined) return { stoppedBy, sentence: limitSentence(budget, stoppedBy) };
  const { spentBy } = budget;
  return spentBy && { stoppedBy: spentBy, sentence: roughSentence(spentBy) };
}

/** The text says itself that it is not whole. */
function partial(text: string, stoppedBy: Limit): Result<CommandAnswer> {
  return success({ kind: "text", text, isPartial: true, comment: "inside", limit: limitName(stoppedBy) });
}

/** The flags of all engines besides: which of them apply is known with the run. */
function withEngineFlags(command: CommandSpec): CommandSpec {
  const own = new Set(command.flags.map(({ name }) => name));
  const passed = traceFlags().filter(({ name }) => !own.has(name));
  return { ...command, flags: [...command.flags, ...passed], acceptsLessonIds: true };
}

/** What it passes on is read by the engine of the run. */
function noEngineOptions() {
  return defineOptions({ prefix, words, options: {} });
}

/** The position that is meant; what is behind the end is told in the numbers that were given. */
function positionIn(recording: Recording, given: GivenPosition): Result<number> {
  const position = positionOfAt(recording, given);
  if (position !== undefined) return success(position);
  const last = typeof given === "number" ? recording.length : recording.stepCount;
  return failure({ kind: "bad-request", problem: say("session.figure.pastEnd", { step: given, last }) });
}

interface Drawable extends Omit<DrawnRun, "budget"> {
  readonly figures: Figures;
  readonly lesson: Lesson | undefined;
  readonly files: readonly InputFile[];
  /** What each step made, as the tables print it. */
  readonly facts: readonly (string | undefined)[];
  /** Where the story of a long run is told; none of a short one. */
  readonly moments: readonly number[];
  /** What ended the run before its end. */
  readonly stoppedBy: Limit | undefined;
}

/** Records the lesson that is named, or the files. */
async function drawable(
  host: CommandHost,
  given: readonly InputFile[],
  own: { readonly lesson?: string | undefined; readonly preset: number; readonly engine?: string | undefined },
  options: RawOptions,
): Promise<Result<Drawable>> {
  const { figures } = host;
  if (figures === undefined) return failure({ kind: "bad-request", problem: say("session.figure.noFigures") });
  const lesson = lessonNamed(own.lesson);
  if (own.lesson !== undefined && lesson === undefined)
    return failure({ kind: "bad-request", problem: say("session.figure.noLesson", { name: own.lesson }) });
  const engine = engineNamed(lesson?.engine ?? own.engine);
  if (engine === undefined) {
    const known = engines.map(({ id }) => id).join(", ");
    return failure({ kind: "bad-request", problem: say("session.noEngine", { name: own.engine ?? "", known }) });
  }
  const last = lesson?.presets.length ?? 1;
  if (own.preset > Math.max(1, last))
    return failure({ kind: "bad-request", problem: say("session.figure.noPreset", { preset: own.preset, last }) });
  const files = (await lesson?.load?.()) ?? lesson?.files ?? (lesson === undefined ? given : [lesson.file]);
  const { page } = engine;
  const preset = lesson?.presets[own.preset - 1]?.options;
  const chosen = linkedOptions(engine.options, { ...page.start, ...preset });
  const asked = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [presentName(engine.options.options, name), value]),
  );
  const run = await host.recordRun(engine.id, files, { ...chosen, ...page.always, ...asked });
  if (!run.ok) return run;
  const { recording, outcome } = run.value;
  const reader = (await engine.board()).open(recording);
  const facts = Array.from({ length: recording.length }, (_, seq) => reader.made(seq)?.text);
  const stoppedBy = outcome.kind === "fixed-point" ? undefined : outcome;
  const moments = recording.isLong ? reader.moments().map(({ position }) => position) : [];
  return success({ figures, engine, recording, lesson, files, facts, moments, stoppedBy });
}

function lessonNamed(id: string | undefined): Lesson | undefined {
  return engines.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
}

/** An engine goes by the names of its commands, too; the first one where none is named. */
function engineNamed(name: string | undefined) {
  if (name === undefined) return engines[0];
  return engineById(name) ?? engines.find(({ commands }) => commands.some((command) => command.name === name));
}

/** Where a lesson stops: right after the steps that make its facts; the moments of a long run; and its end. */
function stopsOf({ lesson, facts, moments }: Drawable): readonly number[] {
  const positions = (lesson?.stops ?? []).flatMap(({ when }) => {
    const seq = facts.findIndex((fact) => fact !== undefined && [when].flat().includes(fact));
    return seq < 0 ? [] : [seq + 1];
  });
  return [...new Set([...positions, ...moments, facts.length])].sort((a, b) => a - b);
}

/** Positions, with commas; undefined where something else stands between them. */
function positionsIn(written: string): readonly At[] | undefined {
  const parts = partsOf(written);
  return parts.every(isAt) ? parts : undefined;
}

function pausesIn(written: string): readonly number[] | undefined {
  const parts = partsOf(written);
  return parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : undefined;
}

function partsOf(written: string): readonly string[] {
  return written.split(",").map((part) => part.trim());
}
