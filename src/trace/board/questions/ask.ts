import { shuffled } from "../../../kernel/index.ts";
import type { Section } from "../../log/section.ts";
import type { Seq } from "../../log/step.ts";
import { askedStepOf } from "../explain.ts";
import type { Stories } from "../stories.ts";
import type { InstantiatedRule, QueueView } from "../view-data.ts";
import { isSaidBefore } from "./first-said.ts";
import type { Answer, Objection, Question, QuestionKind } from "./question.ts";

/** The most answers of a question, the right one among them. */
const MAX_ANSWERS = 4;
/** How many later facts, and how many earlier ones, are looked through for wrong answers. */
const LATER = 400;
const EARLIER = 40;

/** The steps [n, next), for questions about them. */
interface Coming {
  readonly stories: Stories;
  readonly n: number;
  readonly next: number;
  /** The present agenda of the section of step n; undefined where the board shows none. */
  readonly agenda: QueueView | undefined;
}

/**
 * A question about the stride from position n to `next`; undefined where nothing can be asked: at the end, and where no
 * wrong answer is at hand. What is asked changes from step to step; `wanted` asks for one kind.
 */
export function ask(coming: Coming, wanted?: QuestionKind): Question | undefined {
  const { n, next } = coming;
  if (next <= n) return undefined;
  const kinds: readonly QuestionKind[] = wanted === undefined ? rotated(n) : [wanted];
  for (const kind of kinds) {
    const question = questions[kind](coming);
    if (question !== undefined) return question;
  }
  return undefined;
}

const questions: Readonly<Record<QuestionKind, (coming: Coming) => Question | undefined>> = {
  entry: askEntry,
  rule: askRule,
  fact: askFact,
};

/** Questions about facts are more frequent than about rules; if an entry is taken, every other question is about it. */
function rotated(n: number): readonly QuestionKind[] {
  const others: readonly QuestionKind[] = n % 3 === 0 ? ["rule", "fact"] : ["fact", "rule"];
  return n % 2 === 0 ? ["entry", ...others] : [...others, "entry"];
}

/** Which entry is taken next? */
function askEntry({ stories, n, agenda }: Coming): Question | undefined {
  const { steps } = stories.recording;
  if (agenda === undefined || agenda.itemCount < 2 || steps.kind(n) !== "take") return undefined;
  const taken = steps.subject(n);
  const shown = Array.from({ length: Math.min(agenda.itemCount, MAX_ANSWERS) }, (_, place) => agenda.item(place));
  // Entries that say the same are the same question.
  if (!shown.some(({ fact }) => fact === taken) || new Set(shown.map(({ text }) => text)).size < shown.length)
    return undefined;
  const answers = shown.map(({ fact, text }, place): Answer => {
    return { text, objection: fact === taken ? undefined : { kind: "waits", place: place + 1 } };
  });
  return { kind: "entry", step: n, given: [], answers: shuffled(answers, n) };
}

/** Which rule fires? The others have an instance later on that still lacks a premise. */
function askRule(coming: Coming): Question | undefined {
  const shown = toldBy(coming);
  if (shown === undefined) return undefined;
  const answers = new Answers(shown.rule.name);
  for (const { rule, objection } of laterThan(coming, shown)) answers.add(rule.name, objection, MAX_ANSWERS);
  return answers.question("rule", shown.step, []);
}

/** What follows from the premises of the rule that fires? */
function askFact(coming: Coming): Question | undefined {
  const shown = toldBy(coming);
  if (shown === undefined || !isFact(coming.stories, shown.step)) return undefined;
  const { conclusion, premises } = shown.rule;
  const story = coming.stories.of(shown.step);
  const worked = new Set(story?.worked?.(shown.step));
  const given = premises.map(({ text }) => text).filter((text) => !worked.has(text));
  const answers = new Answers(conclusion, given);
  // One place is left for what is not a misunderstanding of this kind.
  for (const { text, because } of story?.misconceptions?.(shown.step) ?? [])
    if (!followsWithin(coming, text)) answers.add(text, { kind: "misconception", because }, MAX_ANSWERS - 1);
  for (const text of otherValues(coming, shown)) answers.add(text, { kind: "value", conclusion }, MAX_ANSWERS);
  // One place is left for a fact that is there already.
  for (const { rule, objection } of laterThan(coming, shown)) answers.add(rule.conclusion, objection, MAX_ANSWERS - 1);
  for (const { step, text } of earlierThan(coming, shown))
    answers.add(text, { kind: "known", since: step }, MAX_ANSWERS);
  return answers.question("fact", shown.step, given);
}

/** Whether one of the steps in question says this. */
function followsWithin({ stories, n, next }: Coming, text: string): boolean {
  for (let step = n; step < next; step++)
    if (stories.fact(step) === text || stories.instantiate(step)?.conclusion === text) return true;
  return false;
}

/** The answers of a question, each text once; what the question gives is no answer. */
class Answers {
  readonly #all: Map<string, Answer>;
  readonly #given: readonly string[];

  constructor(right: string, given: readonly string[] = []) {
    this.#all = new Map([[right, { text: right, objection: undefined }]]);
    this.#given = given;
  }

  /** Adds a wrong one while there are fewer than `most`. */
  add(text: string, objection: Objection, most: number): void {
    if (this.#all.size < most && !this.#all.has(text) && !this.#given.includes(text))
      this.#all.set(text, { text, objection });
  }

  /** Undefined as long as nothing is to be chosen. */
  question(kind: QuestionKind, step: Seq, given: readonly string[]): Question | undefined {
    if (this.#all.size < 2 || given.some((text) => this.#all.has(text))) return undefined;
    return { kind, step, given, answers: shuffled([...this.#all.values()], step) };
  }
}

interface Told {
  readonly step: Seq;
  readonly rule: InstantiatedRule;
}

/** The rule that is shown for [n, next); undefined for bookkeeping. */
function toldBy({ stories, n, next }: Coming): Told | undefined {
  const story = stories.of(n);
  if (story === undefined) return undefined;
  const step = askedStepOf(stories, story, n, next);
  const rule = stories.instantiate(step);
  return rule === undefined || rule.name === "" ? undefined : { step, rule };
}

/** Rules of the kind whose conclusions come later and rest on a fact that does not hold yet, the nearest first. */
function* laterThan(
  { stories, n, next }: Coming,
  shown: Told,
): Iterable<{ readonly rule: InstantiatedRule; readonly objection: Objection }> {
  const births = birthsLike(stories, shown.step);
  const from = births.lowerBound(next);
  for (let place = from; place < Math.min(births.length, from + LATER); place++) {
    const step = births.at(place);
    const missing = stories
      .premisesOf(step)
      .find((premise) => premise >= n && isFact(stories, premise) && !isSaidBefore(stories, stories.fact(premise), n));
    const rule = missing === undefined ? undefined : stories.instantiate(step);
    if (missing === undefined || rule === undefined || rule.conclusion === shown.rule.conclusion) continue;
    yield { rule, objection: { kind: "missing", conclusion: rule.conclusion, premise: stories.fact(missing) } };
  }
}

/** Whether a step makes a fact, and not an entry of an agenda, of which there may have been a like one before. */
function isFact({ recording }: Stories, step: Seq): boolean {
  return ["derive", "refine"].includes(recording.steps.kind(step));
}

/** How many answers have another value, and how many facts around the step are looked at for such values. */
const MAX_VALUES = 2;
const AROUND = 40;

/** `l(p, γ, q) = any`, `Select([4], 16, o12) = [16]`: a thing and its value. */
const valued = /^(.*[)\]] = )(\S.*)$/;

/** The conclusion with values that other facts of its kind have. */
function otherValues({ stories, n }: Coming, shown: Told): readonly string[] {
  const [, thing, value] = valued.exec(shown.rule.conclusion) ?? [];
  if (thing === undefined) return [];
  const births = birthsLike(stories, shown.step);
  const middle = births.lowerBound(n);
  const values = new Set<string>();
  for (let away = 1; away <= AROUND && values.size < MAX_VALUES; away++)
    for (const place of [middle - away, middle + away]) {
      const other = place < 0 || place >= births.length ? undefined : valued.exec(stories.fact(births.at(place)))?.[2];
      if (other !== undefined && other !== value && values.size < MAX_VALUES) values.add(other);
    }
  return [...values].map((other) => thing + other);
}

/** Facts of the kind that hold already, the latest first. */
function* earlierThan({ stories, n }: Coming, shown: Told): Iterable<{ step: Seq; text: string }> {
  const births = birthsLike(stories, shown.step);
  const to = births.lowerBound(n);
  for (let place = to - 1; place >= Math.max(0, to - EARLIER); place--) {
    const step = births.at(place);
    const text = stories.fact(step);
    if (text !== shown.rule.conclusion) yield { step, text };
  }
}

/** The steps that derive facts of the same kind as this one. */
function birthsLike({ recording }: Stories, step: Seq): ReturnType<Section["births"]> {
  const { sections, steps } = recording;
  const section = sections[steps.section(step)] ?? recording.section("");
  return section.births(steps.factKind(steps.about(step)));
}
