import { valueAt } from "../../../../../kernel/index.ts";
import type { GalleryCard, GalleryView, Seq } from "../../../../../trace/index.ts";
import { UNKNOWN } from "../../../algorithm/state/unknown.ts";
import { smallestFirst } from "../../../algorithm/test-input/smallest-first.ts";
import type { EndlessInput, GeneratedTest } from "../../../algorithm/test-input/test-input.ts";
import { say } from "../../../messages/say.ts";
import { inputPicture, showInputValue } from "../../drawings/input-pictures.ts";
import { factKinds } from "../../facts/index.ts";
import type { SymbolicRun } from "../run.ts";
import { factKey, objectionsOf, testTable } from "../tables.ts";
import { nodeKey } from "../tree-view.ts";
import { outcomeText } from "../wording.ts";
import { symbolValues } from "./symbol-values.ts";

/** The part of a card that is the same at every step. */
type Drawn = Omit<GalleryCard, "isNew" | "marks">;

/** Thousands of inputs are drawn once, not at each step. */
const drawnOf = new WeakMap<SymbolicRun, Map<Seq, Drawn>>();

/**
 * The test inputs drawn: those that end with an exception or not at all first, small ones before large ones. Most readers of the view
 * want to know only whether there are some, so thousands of cards are made when they are asked for.
 */
export function testGallery(run: SymbolicRun, n: number, since: number): GalleryView {
  let made: readonly GalleryCard[] | undefined;
  return {
    kind: "gallery",
    get cards() {
      made ??= cardsAt(run, n, since);
      return made;
    },
    table: testTable(run, n, since),
  };
}

function cardsAt(run: SymbolicRun, n: number, since: number): readonly GalleryCard[] {
  const births = run.section.births(factKinds.test);
  const seqs = Array.from({ length: births.lowerBound(n) }, (_, index) => births.at(index));
  const tests = seqs.flatMap((seq) => {
    const test = run.row("tests", run.steps.fact(seq).a);
    return test === undefined ? [] : [{ seq, test }];
  });
  const branches = [...new Set(tests.flatMap(({ test }) => test.branches))].sort(byPlace);
  const cards = [...tests]
    .sort((a, b) => smallestFirst(a.test, b.test))
    .map(({ seq, test }) => cardOf(run, test, branches, seq, since));
  const failing = cards.filter(({ isFailure }) => isFailure);
  return [...failing, ...cards.filter(({ isFailure }) => !isFailure)];
}

function cardOf(
  run: SymbolicRun,
  test: GeneratedTest | EndlessInput,
  branches: readonly string[],
  seq: Seq,
  since: number,
): GalleryCard {
  const taken = new Set(test.branches);
  return {
    ...drawn(run, test, seq),
    isNew: seq >= since,
    marks: branches.map((text) => ({ text, isOn: taken.has(text) })),
  };
}

function drawn(run: SymbolicRun, test: GeneratedTest | EndlessInput, seq: Seq): Drawn {
  const cards = drawnOf.get(run) ?? new Map<Seq, Drawn>();
  drawnOf.set(run, cards);
  return valueAt(cards, seq, () => draw(run, test, seq));
}

function draw(run: SymbolicRun, test: GeneratedTest | EndlessInput, seq: Seq): Drawn {
  const { a, b } = run.steps.fact(seq);
  const key = factKey(seq);
  const node = run.nodes[b];
  return {
    key,
    fact: seq,
    isFailure: test.outcome !== "return",
    name: say("fact.test", { number: a + 1 }),
    call: callOf(run.row("subject", 0)?.method ?? "", test),
    outcome: resultOf(run, test, seq),
    objection: objectionsOf(test).join(" "),
    place: placeOf(run, seq),
    origin: node === undefined ? undefined : { element: nodeKey(b), name: `#${b}` },
    picture: inputPicture(test, { id: key, title: undefined, fact: undefined, isNew: false }),
  };
}

/** `remove(x = -3)`: what leads into the heap is named there, with its cell. */
function callOf(method: string, { arguments: given }: GeneratedTest | EndlessInput): string {
  const name = method.replace(/\(.*$/s, "").split(".").at(-1) ?? method;
  const texts = Object.entries(given)
    .filter(([argument]) => argument !== "this")
    .map(([argument, value]) => (typeof value === "string" ? argument : `${argument} = ${showInputValue(value)}`));
  return `${name}(${texts.join(", ")})`;
}

/** `return 2`: what the path returns, with the number that its symbol has in the input. */
function resultOf(run: SymbolicRun, test: GeneratedTest | EndlessInput, seq: Seq): string {
  if (test.outcome !== "return") return outcomeText(test);
  const [end] = run.steps.premises(seq);
  const returned = end === undefined ? undefined : run.endOf(end);
  // A value that nothing is known about has no name that a reader knows.
  if (end === undefined || returned?.kind !== "return" || returned.text === "" || returned.text.includes(UNKNOWN))
    return "return";
  const value = symbolValues(run, run.configurationOf(end), test).get(returned.text);
  return `return ${typeof value === "string" || value === undefined ? returned.text : value}`;
}

/** The last statement of the method’s own files on the path. */
function placeOf(run: SymbolicRun, seq: Seq): GalleryCard["place"] {
  const files = run.row("subject", 0)?.files ?? [];
  let at = run.steps.premises(seq)[0];
  for (; at !== undefined; at = run.steps.premises(at)[0]) {
    const span = run.executionOf(at)?.span;
    if (span !== undefined && files.includes(span.file)) return { file: span.file, line: span.start.line };
  }
  return undefined;
}

/** `9T` before `9F` before `12bF`. */
function byPlace(a: string, b: string): number {
  const places = a.slice(0, -1).localeCompare(b.slice(0, -1), "en", { numeric: true });
  return places === 0 ? b.localeCompare(a, "en") : places;
}
