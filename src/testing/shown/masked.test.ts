import { expect, test } from "vitest";
import { engines } from "../../engines/index.ts";
import { type ExerciseQuestion, hiddenFor, Sheet } from "../../exercises/index.ts";
import { type AskedCell, type BoardSession, maskedSession, type PanelView } from "../../trace/index.ts";
import { recordedLesson } from "../recorded-lesson.ts";
import { isLongRun, runSeed, share } from "../seeds.ts";
import { shownAt } from "./shown-at.ts";

// What a question asks for is nowhere in what a board shows while it is open: searched for in all of it.

/** Longer recordings wait for the long run. */
const LARGE = 4_000;
/** So many things of a run are asked for, and so many positions are looked at for each. */
const ASKED = 5;
const POSITIONS = 12;

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, { engine, lesson }] as const),
);

test.for(share(lessons, 20))(
  "%s, %s: what is asked for is shown nowhere",
  async ([, , { engine, lesson }], { skip }) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    skip(!isLongRun && recording.length > LARGE, "a long recording waits for the long run");
    const session = board.open(recording);
    const sheet = new Sheet(board, recording, session);
    const subjects = sheet.facts.subjects();
    const panels = board.panels.filter(({ id }) => session.has(id));
    for (let turn = 0; turn < Math.min(ASKED, subjects.length); turn++) {
      const of = subjects[(runSeed + turn * Math.ceil(subjects.length / ASKED)) % subjects.length] ?? "";
      const question: ExerciseQuestion = { kind: "value", id: "q", points: 1, of };
      const cell = sheet.facts.cell(of);
      const posed = sheet.pose(question);
      if (cell === undefined || posed === undefined) continue;
      const masked = maskedSession(session, hiddenFor(posed, sheet.facts, session.elements).mask);
      for (let place = 0; place <= POSITIONS; place++) {
        const n = Math.floor((place * recording.length) / POSITIONS);
        const since = recording.previousStop(n, board.defaultGranularity);
        expect(saidIn(shownAt(masked, panels, n, since), cell), `${of} after ${n} steps`).toBeUndefined();
        for (const { id } of panels)
          expect(shownOf(session, masked.view(id, n, since), cell), `${of} in ${id} after ${n} steps`).toBeUndefined();
      }
    }
  },
);

test("one-call-site: the set of [4]:x is a question mark in drawing, table, worklist, chip, rule, sentence and bindings", async () => {
  const [engine] = engines;
  const lesson = engine?.lessons.find(({ id }) => id === "one-call-site");
  if (engine === undefined || lesson === undefined) throw new Error("no such lesson");
  const { board, recording } = await recordedLesson(engine, lesson);
  const session = board.open(recording);
  const { facts } = new Sheet(board, recording, session);
  const question: ExerciseQuestion = { kind: "value", id: "q", points: 1, of: "pt([4]:x)" };
  const masked = maskedSession(session, hiddenFor({ question, at: facts.end }, facts, session.elements).mask);
  const made = facts.at("o12 ∈ pt([4]:x)", facts.end)?.step ?? 0;
  const there = made + 1;
  expect(session.made(made)?.text).toBe("o12 ∈ pt([4]:x)");
  expect(masked.made(made)?.text).toBe("? ∈ pt([4]:x)");
  expect(masked.explain(there, made).rule?.conclusion).toBe("? ∈ pt([4]:x)");
  expect(JSON.stringify(masked.explain(there, made).sentence.values)).not.toContain("o12");
  const bindings = masked.activeLines(there).flatMap((line) => line.bindings.map(({ text }) => text));
  expect(bindings).toEqual(["n = [4]:x, pts = {?}", "n = [4]:x, pts = {?}", "Δ = {?}"]);
  const spec = board.panels.find(({ kind }) => kind === "graph");
  const graph = masked.view(spec?.id ?? "", there, made);
  const [node = ""] = session.elements(made);
  expect(graph.kind === "graph" && graph.sublabel(node)?.text).toBe("{?}");
  const line = masked.hints(there, made).filter((hint) => hint.line === 14);
  expect(line.map(({ text }) => text)).toEqual(["?"]);
  expect(masked.why(made, 10)).toBeUndefined();
  // Of other variables everything is there.
  const other = facts.at("o12 ∈ pt([4]:n1)", facts.end)?.step ?? 0;
  expect(masked.made(other)).toEqual(session.made(other));
  expect(masked.explain(other + 1, other)).toEqual(session.explain(other + 1, other));
});

/** Keys of plain data that say nothing to a reader, or only what leads to another run. */
const unseen: ReadonlySet<string> = new Set([
  "id",
  "key",
  "source",
  "target",
  "comparable",
  "facts",
  "elements",
  "replay",
]);

/** A text, or texts that stand together, of the cell and of what belongs to it. */
function saidIn(shown: unknown, cell: AskedCell): string | undefined {
  if (typeof shown === "string") return speaks(shown, cell) ? shown : undefined;
  if (typeof shown !== "object" || shown === null) return undefined;
  const together = groupOf(shown);
  const { names, inSentences } = cell;
  const called = "values" in shown ? { ...cell, names: [...names, ...inSentences] } : cell;
  if (together !== undefined && speaks(together, called)) return together;
  for (const [key, value] of Object.entries(shown)) {
    const found = unseen.has(key) ? undefined : saidIn(value, cell);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The texts of a message, of a row, and of the bindings of a line. */
function groupOf(shown: object): string | undefined {
  const { values, cells, bindings } = shown as Readonly<Record<string, unknown>>;
  if (values !== undefined) return Object.values(values as object).join(BETWEEN);
  if (Array.isArray(cells)) return cells.flat().map(textOf).join(BETWEEN);
  return Array.isArray(bindings) ? bindings.map(textOf).join(BETWEEN) : undefined;
}

const BETWEEN = " | ";

function textOf(part: { readonly text?: unknown } | undefined): string {
  return String(part?.text ?? "");
}

const letter = /[\p{L}\p{N}_$]/u;

function speaks(text: string, { names, elements }: AskedCell): boolean {
  const rest = [...names].sort((a, b) => b.length - a.length).reduce((left, name) => without(left, name), text);
  return rest !== text && elements.some((element) => without(rest, element) !== rest);
}

/** The text without a word; what is a part of a longer one stays. */
function without(text: string, word: string): string {
  const isEdge = (inside: string | undefined, outside: string | undefined): boolean =>
    !(letter.test(inside ?? "") && letter.test(outside ?? ""));
  let from = 0;
  let rest = "";
  for (let at = text.indexOf(word); word !== "" && at !== -1; at = text.indexOf(word, at + 1)) {
    if (at < from || !isEdge(word[0], text[at - 1]) || !isEdge(word.at(-1), text[at + word.length])) continue;
    rest += `${text.slice(from, at)}\u0000`;
    from = at + word.length;
  }
  return rest + text.slice(from);
}

/** What nodes, edges, rows and statements that are the cell say, where that is anything. */
function shownOf(session: BoardSession, view: PanelView, cell: AskedCell): string | undefined {
  const about = new Set(cell.facts.flatMap((fact) => session.elements(fact)));
  const isSaid = (text: string | undefined): boolean => text !== undefined && !/^(\{\?\}|\?)?$/.test(text);
  if (view.kind === "table") {
    const rows = Array.from({ length: view.rowCount }, (_, index) => view.row(index));
    return rows
      .filter(({ key }) => about.has(key))
      .flatMap(({ cells }) => cells.flat())
      .find(({ fact, text }) => fact !== undefined && cell.facts.includes(fact) && isSaid(text))?.text;
  }
  if (view.kind !== "graph") return undefined;
  const { model, statements } = view;
  const nodes = model.nodes.filter(({ id }) => about.has(id)).map(({ id }) => view.sublabel(id)?.text);
  const edges = model.edges.filter(({ id }) => about.has(id)).map(({ id }) => view.edgeLabel?.(id)?.text);
  const facts = statements?.methods
    .flatMap((method) => method.statements.map(({ id }) => statements.row(id)))
    .flatMap(({ into, out }) => [into, out])
    .filter(({ text, whole, cells }) => text !== "?" && (whole !== undefined || cells.length > 0))
    .filter(({ fact }) => fact !== undefined && cell.facts.includes(fact))
    .map(({ text }) => text);
  return [...nodes, ...edges, ...(facts ?? [])].find(isSaid);
}
