import {
  type CommandHost,
  type CommandSpec,
  defineCommand,
  type Figures,
  translatedLesson,
} from "../../../engine-kit/index.ts";
import {
  askedText,
  kindOf,
  panelsOf,
  positionOf,
  type ReadRun,
  readLecture,
  Sheet,
  type Slide,
  type SlideRun,
  sayOfExercises as say,
  exerciseWords as words,
} from "../../../exercises/index.ts";
import { escaped, failure, type Result, success } from "../../../kernel/index.ts";
import { defineOptions, type GivenOptions, oneOf, option, withOptions } from "../../../options/index.ts";
import { atOf, positionOfAt } from "../../../trace/index.ts";
import { type DeckPage, deckPage } from "./deck-page.ts";

/** `lecture deck FILE`: a lecture to be printed, a slide a page; a question and its answer are two pages. */
export const lectureDeckCommand: CommandSpec = defineCommand({
  name: "lecture deck",
  prefix: "exercises",
  words,
  files: "one",
  answersText: true,
  own: defineOptions({
    prefix: "exercises.lecture deck",
    words,
    options: { form: option(oneOf("slides", "handout"), { fallback: "slides" }) },
  }),
  async run(host, { files: [file], own }) {
    const { figures } = host;
    if (file === undefined) return failure({ kind: "no-input" });
    if (figures === undefined) return failure({ kind: "bad-request", problem: say("lecture.noFigures") });
    const lecture = readLecture(file);
    if (!lecture.ok) return lecture;
    const { title, slides } = lecture.value;
    const runs = new Map<string, ReadRun>();
    const pages: DeckPage[] = [];
    for (const [place, slide] of slides.entries()) {
      const made = await pagesOf({ host, figures, runs }, slide, `${place + 1} / ${slides.length}`);
      if (!made.ok) return made;
      pages.push(...made.value);
    }
    return success({ kind: "text", text: deckPage(title, pages, own.form) });
  },
});

interface Making {
  readonly host: CommandHost;
  readonly figures: Figures;
  /** What was recorded already, by run. */
  readonly runs: Map<string, ReadRun>;
}

/** The page of a slide; of a question the page that asks, which shows nothing of the run, and that of the answer. */
async function pagesOf(making: Making, slide: Slide, number: string): Promise<Result<readonly DeckPage[]>> {
  const run = await recorded(making, slide.run);
  if (!run.ok) return run;
  const drawn = await drawnOf(making, slide, run.value);
  if (!drawn.ok) return drawn;
  const { lesson } = slide.run;
  const title = slide.title ?? (lesson === undefined ? "" : translatedLesson(lesson).title);
  const page = { slide, number, title, drawn: drawn.value, question: undefined, choices: [], isAnswer: false };
  if (slide.question === undefined) return success([page]);
  const { board, recording, reader } = run.value;
  const posed = new Sheet(board, recording, reader).pose(slide.question);
  const question = askedText(slide.question);
  const { right = [], offered = [] } = posed ?? {};
  return success([
    { ...page, drawn: "", question, choices: offered },
    { ...page, question, choices: right.length === 0 ? ["∅"] : right, isAnswer: true },
  ]);
}

/** What a slide shows: nothing of a run, chosen panels, its view, or the runs that it compares one beside the other. */
async function drawnOf(making: Making, slide: Slide, run: ReadRun): Promise<Result<string>> {
  const kind = kindOf(slide);
  if (kind === "text") return success("");
  if (kind === "comparison") return comparedOf(making, slide);
  const panels = panelsOf(slide);
  const isTextAlone = kind === "panels" && panels === undefined && slide.show?.includes("stage") !== true;
  const step = positionOf(slide, run) ?? 0;
  // Before the first step nothing is drawn yet: the program is what the slide is about.
  if (isTextAlone || (kind === "walk" && step === 0)) return success(listing(slide.run));
  return making.figures.slide({
    engine: slide.run.engine,
    recording: run.recording,
    budget: making.host.budget,
    panels,
    view: slide.view,
    rules: slide.rules,
    step,
  });
}

/** Where the runs part is on paper their end. */
async function comparedOf(making: Making, { run, compare = [], at = "0", view }: Slide): Promise<Result<string>> {
  const sides: string[] = [];
  for (const given of compare) {
    const options = withOptions(run.engine.options, run.options, given as GivenOptions);
    const made = await recorded(making, { ...run, options });
    if (!made.ok) return made;
    const { recording } = made.value;
    const isNamed = at === "end" || at === "parting";
    const step = (isNamed ? undefined : positionOfAt(recording, at)) ?? recording.length;
    const { budget } = making.host;
    const side = await making.figures.slide({
      engine: run.engine,
      recording,
      budget,
      panels: undefined,
      view,
      rules: undefined,
      step,
    });
    if (!side.ok) return side;
    const name = Object.values(given).map(String).join(", ");
    sides.push(`<div><h2>${escaped(name)} · ${atOf(recording, step)}</h2>${side.value}</div>`);
  }
  return success(sides.join("\n"));
}

/** A program with its lines counted. */
function listing({ files }: SlideRun): string {
  const lines = files.flatMap(({ text }) => text.trimEnd().split("\n"));
  return `<pre>${lines.map((line, at) => `${String(at + 1).padStart(3)}  ${escaped(line)}`).join("\n")}</pre>`;
}

async function recorded({ host, runs }: Making, { engine, files, options }: SlideRun): Promise<Result<ReadRun>> {
  const key = JSON.stringify([engine.id, files, options]);
  const known = runs.get(key);
  if (known !== undefined) return success(known);
  const run = await host.recordRun(engine.id, files, options);
  if (!run.ok) return run;
  const { recording } = run.value;
  const board = await engine.board();
  const read = { board, recording, reader: board.open(recording) };
  runs.set(key, read);
  return success(read);
}
