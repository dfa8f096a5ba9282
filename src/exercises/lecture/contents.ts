import * as v from "valibot";

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.pipe(v.array(text), v.minLength(1));

/** Lines of code, or of an algorithm. */
const listing = v.strictObject({ title: v.optional(text), lines: v.pipe(v.array(v.string()), v.minLength(1)) });

/** A table that no run gives: somebody else measured it, or wrote it down. */
const table = v.strictObject({
  caption: v.optional(text),
  /** Where it is from. */
  source: text,
  heads: texts,
  rows: v.pipe(v.array(v.array(v.string())), v.minLength(1)),
});

/** What a slide holds besides a walk. */
export const contentEntries = {
  /** Sentences with formulas, one below the other. */
  points: v.optional(texts),
  /** One, or two side by side: what the second one has and the first one has not is marked. */
  listings: v.optional(v.pipe(v.array(listing), v.minLength(1), v.maxLength(2))),
  table: v.optional(table),
  /** In place of the walk: these of its parts, and these panels on its stage, by their ids. */
  show: v.optional(texts),
  /** Of the rule sheet: these groups and cards, by their ids. */
  rules: v.optional(texts),
  /** In place of the walk: the runs under these options side by side, on top of those of the slide. */
  compare: v.optional(v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(2), v.maxLength(4))),
};

/** The parts of a walk that a slide may show; all others are panels, which stand on the stage. */
export const slideParts = ["source", "pseudocode", "agenda", "stage", "facts", "card", "steps"] as const;

interface Contents {
  readonly points?: readonly string[] | undefined;
  readonly listings?: readonly object[] | undefined;
  readonly table?: object | undefined;
  readonly show?: readonly string[] | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly compare?: readonly object[] | undefined;
}

/** What a slide is: a walk of its run, chosen panels of it, runs side by side, or text alone. */
export function kindOf(slide: Contents): "walk" | "panels" | "comparison" | "text" {
  if (slide.compare !== undefined) return "comparison";
  if (slide.show !== undefined || slide.rules !== undefined) return "panels";
  return hasText(slide) ? "text" : "walk";
}

/** Whether there is text beside what is shown of the run. */
export function hasText({ points, listings, table: given }: Contents): boolean {
  return points !== undefined || listings !== undefined || given !== undefined;
}

/** The panels that a slide puts on its stage; undefined: those of the step. */
export function panelsOf({ show, rules }: Contents): readonly string[] | undefined {
  const parts: readonly string[] = slideParts;
  const panels = show?.filter((id) => !parts.includes(id)) ?? [];
  const all = rules === undefined || panels.includes("rules") ? panels : ["rules", ...panels];
  return all.length === 0 ? undefined : all;
}
