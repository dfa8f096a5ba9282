import { useEffect, useState } from "react";
import { comparable } from "../../../../engine-kit/index.ts";
import { kindOf, type Slide } from "../../../../exercises/index.ts";
import { type GivenOptions, withOptions } from "../../../../options/index.ts";
import { Comparison, optionsOf } from "../../../compare/index.ts";
import {
  type Boards,
  type CompareLink,
  comparedEngine,
  type OpenWorker,
  presetOptions,
  useServices,
} from "../../../store/index.ts";

/** What runs side by side are made with. */
export interface ComparisonParts {
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
}

/** The runs that a slide compares, and the link that names them. */
export interface OpenedComparison {
  readonly link: CompareLink;
  readonly comparison: Comparison;
}

/** A slide is shown for so long before the comparisons beside it are made. */
const RESTS_MS = 600;

/** The runs that the slide compares, made before it comes where the one before rests; those beside it stay. */
export function useComparisons(
  slides: readonly Slide[],
  at: number,
  { boards, openWorker }: ComparisonParts,
): OpenedComparison | undefined {
  const { engines } = useServices();
  const [known] = useState(() => new Map<string, OpenedComparison>());
  const [shown, show] = useState<OpenedComparison>();
  useEffect(() => {
    const open = (slide: Slide | undefined): OpenedComparison | undefined => {
      const link = slide === undefined ? undefined : linkOfComparison(slide);
      if (link === undefined) return undefined;
      const name = JSON.stringify(link);
      const compared = comparedEngine(engines, link);
      const found = known.get(name);
      if (found !== undefined || compared === undefined) return found;
      const count = optionsOf(link, compared).length;
      const made = { link, comparison: new Comparison({ compared, boards, openWorker, count }) };
      made.comparison.open(link);
      known.set(name, made);
      return made;
    };
    const beside = [slides[at], slides[at + 1], slides[at - 1]];
    const wanted = new Set(beside.map((slide) => slide && JSON.stringify(linkOfComparison(slide))));
    for (const [name, { comparison }] of known)
      if (!wanted.has(name)) {
        known.delete(name);
        comparison.dispose();
      }
    show(open(beside[0]));
    const later = setTimeout(() => beside.forEach(open), RESTS_MS);
    return () => clearTimeout(later);
  }, [known, engines, slides, at, boards, openWorker]);
  useEffect(
    () => () => {
      for (const { comparison } of known.values()) comparison.dispose();
      known.clear();
    },
    [known],
  );
  return shown;
}

/** What is opened for a slide with runs side by side; undefined of any other. */
function linkOfComparison(slide: Slide): CompareLink | undefined {
  const { run, compare = [] } = slide;
  const comparison = comparable.of(run.engine.page);
  if (kindOf(slide) !== "comparison" || comparison === undefined) return undefined;
  const { engine, lesson, files } = run;
  const base = presetOptions(engine, lesson);
  const runs = compare.map((given) =>
    comparison.write(withOptions(engine.options, run.options, given as GivenOptions), base),
  );
  return { ...(lesson === undefined ? { files } : { example: lesson.id }), runs };
}
