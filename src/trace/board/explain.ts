import { stepOf } from "../log/at.ts";
import type { Seq } from "../log/step.ts";
import { inLibrary } from "./capabilities/in-library.ts";
import type { Stories } from "./stories.ts";
import type { Story } from "./story.ts";
import type { Explanation, Message } from "./view-data.ts";

/** How many steps are shown one by one; more are counted. */
const FEW_STEPS = 5;

/** The sentence before the first step. */
export const FORWARD = "explanation.begin";

/** The most classes of the library that are named. */
const MAX_CLASSES = 4;

/**
 * Says in words what the steps [since, n) did: the first of them, by what rule, and what the others brought. Steps inside
 * the library are shown as one.
 */
export function explain(stories: Stories, n: number, since: number, isInLibrary = false): Explanation {
  if (n === 0) {
    const { what, why, effect = { id: FORWARD, values: {} } } = stories.first.begin();
    return { sentence: what, what: [what], why: [why], effect: [effect], rule: undefined };
  }
  const head = Math.min(Math.max(0, since), n - 1);
  const story = stories.of(head) ?? stories.first;
  const { recording } = stories;
  const isEnd = n === recording.length && !recording.isUnfinished;
  const last = isEnd ? (stories.first.end?.() ?? []) : [];
  if (isInLibrary && n - head > 1) return explainLibrary(stories, head, n, last);
  const { end, shown } = shownStepOf(stories, story, head, n);
  const effect = end - head === 1 ? story.effect(head) : summary(story, head, end);
  return {
    sentence: story.sentence?.(shown) ?? story.title(shown),
    what: [story.title(head)],
    why: story.why(head, shown),
    effect: [...effect, ...last],
    rule: stories.instantiate(shown),
  };
}

/** What happened inside the library, counted; `last` is said at the end of the recording. */
function explainLibrary(stories: Stories, head: Seq, n: number, last: readonly Message[]): Explanation {
  const { recording } = stories;
  const story = stories.of(head) ?? stories.first;
  const names = new Set<string>();
  const library = inLibrary.of(story);
  for (let seq = head; seq < n && names.size <= MAX_CLASSES; seq++) {
    const name = library?.libraryOf(seq) ?? "";
    if (name !== "") names.add(name);
  }
  const classes = [...names].slice(0, MAX_CLASSES).map((name) => `\`${name}\``);
  const more = names.size > MAX_CLASSES ? ", …" : "";
  const what = { id: "library.what", values: { steps: stepOf(recording, n - 1) - stepOf(recording, head) + 1 } };
  return {
    sentence: what,
    what: [what],
    why: [{ id: "library.why", values: { classes: classes.join(", ") + more } }],
    effect: [...counted(story, head, n), ...last],
    rule: undefined,
  };
}

/**
 * Of the steps [head, n): where those of the first one’s section end, and the one whose rule is shown for them. A take
 * concludes nothing by itself.
 */
function shownStepOf(
  stories: Stories,
  story: Story,
  head: Seq,
  n: number,
): { readonly end: number; readonly shown: Seq } {
  const end = endOfSection(stories, story, head, n);
  return { end, shown: story.shownStep?.(head, end) ?? behindTake(stories, head, end) };
}

/** Of the steps [head, n) the one that questions are about. */
export function askedStepOf(stories: Stories, story: Story, head: Seq, n: number): Seq {
  const end = endOfSection(stories, story, head, n);
  return story.askedStep?.(head, end) ?? shownStepOf(stories, story, head, n).shown;
}

function endOfSection(stories: Stories, story: Story, head: Seq, n: number): number {
  let end = head + 1;
  while (end < n && stories.of(end) === story) end++;
  return end;
}

function behindTake({ recording }: Stories, head: Seq, end: number): Seq {
  return recording.steps.kind(head) === "take" && head + 1 < end ? head + 1 : head;
}

/** What several steps brought: each of them when they are few, else counted by kind. */
function summary(story: Story, head: Seq, n: number): readonly Message[] {
  const own = story.summary?.(head, n);
  if (own !== undefined) return own;
  if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => story.title(head + 1 + index));
  return counted(story, head, n);
}

function counted(story: Story, head: Seq, n: number): readonly Message[] {
  const counts = new Map<string, number>((story.tallies ?? []).map((id) => [id, 0]));
  for (let seq = head; seq < n; seq++) {
    const id = story.tally(seq);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].flatMap(([id, count]) => (count === 0 ? [] : [{ id, values: { count } }]));
}
