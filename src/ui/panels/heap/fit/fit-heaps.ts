import type { HeapPicture } from "../../../../trace/index.ts";
import {
  type BesideHeap,
  besideHeap,
  type Form,
  type HeapLayout,
  type HeapsInRun,
  layoutHeaps,
  type Size,
} from "../layout/index.ts";
import { FOLD, foldedWithin } from "./folded-chain.ts";

/** Of letters, in CSS pixels: smaller cannot be read, larger does not help; `wanted`: where there is space for it. */
interface Letters {
  readonly least: number;
  readonly wanted: number;
  readonly most: number;
}

/** The size of letters in a drawing’s own units. */
const LETTER = 14;
const DESK: Letters = { least: 11, wanted: 14, most: 16 };
/** In *Present* they are read from afar; on large windows from farther. */
const PRESENT: Letters = { least: 16, wanted: 20, most: 28 };
const HALL: Letters = { least: 22, wanted: 28, most: 36 };

/** Beside the drawings, where the tools stand, below them, and of a line of text above or below one, in CSS pixels. */
const BESIDE = 48;
const PADDING = 8;
const LINE = 30;

type Audience = "desk" | "present" | "hall";

const letters: Readonly<Record<Audience, Letters>> = { desk: DESK, present: PRESENT, hall: HALL };

const forms: readonly Form[] = ["roomy", "plain", "tight"];

/** How heaps are drawn so that the panel holds them. */
export interface Fit {
  /** Of one that has no room the middle of a long chain may be folded. */
  readonly pictures: readonly HeapPicture[];
  readonly layouts: readonly HeapLayout[];
  /** The choices of a step that unfolds a predicate, where there is space for them. */
  readonly beside: BesideHeap | undefined;
  readonly scale: number;
  readonly isWhole: boolean;
  /** The smallest letters, in CSS pixels. */
  readonly smallest: number;
}

interface FitRequest {
  readonly audience: Audience;
  /** The reader’s choice. */
  readonly zoom: number | undefined;
  /** What stands on the box for so many folded objects; left out: nothing is folded. */
  readonly foldLabel?: ((count: number) => string) | undefined;
}

/** As much written as there is space for; as large as the space allows and letters are read well. */
export function fitHeaps(view: HeapsInRun, space: Size | undefined, request: FitRequest): Fit {
  const { audience, zoom, foldLabel } = request;
  const { least, most } = letters[audience];
  const { pictures } = view;
  const alone = forms.map((form) => {
    const layouts = layoutHeaps(view, form);
    return { form, layouts, beside: undefined, fitting: fittingScale(pictures, layouts, space) };
  });
  const form = withOutcomes(view, formFor(alone, letters[audience]), space, letters[audience]);
  const fitting = form?.fitting ?? 1;
  const scale = zoom ?? Math.min(most, Math.max(least, fitting * LETTER)) / LETTER;
  const shared = {
    pictures,
    layouts: form?.layouts ?? [],
    beside: form?.beside,
    scale,
    isWhole: scale <= fitting + 0.001,
    smallest: Math.round(scale * LETTER * 10) / 10,
  };
  if (shared.isWhole || zoom !== undefined || space === undefined || form?.beside !== undefined) return shared;
  return cutToSight(shared, space) ?? aloneToSight(shared, space, foldLabel) ?? shared;
}

/** A heap that is smaller than others of its run: what is beyond it is left out, and nothing moves. */
function cutToSight(fit: Fit, space: Size): Fit | undefined {
  const sight = sightIn(fit, space);
  const isWithin = fit.layouts.every((layout) => {
    const { width, height } = contentOf(layout);
    return width <= sight.width && height <= sight.height;
  });
  if (!isWithin) return undefined;
  const layouts = fit.layouts.map((layout) => ({
    ...layout,
    width: Math.min(layout.width, sight.width),
    height: Math.min(layout.height, sight.height),
  }));
  return { ...fit, layouts, isWhole: true };
}

/** Laid out for itself it takes less room than among the heaps of its run; if that is not enough the middle of a long chain is folded. */
function aloneToSight(fit: Fit, space: Size, foldLabel: FitRequest["foldLabel"]): Fit | undefined {
  const [picture] = fit.pictures;
  if (picture === undefined || fit.pictures.length > 1) return undefined;
  const sight = sightIn(fit, space);
  const layoutOf = (heap: HeapPicture) => layoutHeaps({ pictures: [heap] }, "tight");
  const fits = (heap: HeapPicture): boolean =>
    layoutOf(heap).every(({ width, height }) => width <= sight.width && height <= sight.height);
  const foldedBy = (labelOf: (count: number) => string) => foldedWithin(picture, fits, labelOf);
  const folded = fits(picture) ? picture : foldLabel && (foldedBy(foldLabel) ?? foldedBy(shortLabel));
  return folded && { ...fit, pictures: [folded], layouts: layoutOf(folded), isWhole: true };
}

/** Where words have no room. */
function shortLabel(count: number): string {
  return `${FOLD} ${count}`;
}

/** What a panel shows without being scrolled, in the units of the drawing. */
function sightIn({ pictures, layouts, scale }: Fit, space: Size): Size {
  const across = space.width - BESIDE;
  const down = layouts.length === 1 ? space.height - PADDING - textsOf(pictures) : Number.POSITIVE_INFINITY;
  return { width: across / scale, height: down / scale };
}

/** Of what is drawn, with the border around it. Lines that lead back run below all of their row. */
function contentOf({ places, slots, arrows, width, height, measures }: HeapLayout): Size {
  const all = [...places.values(), ...slots];
  const leadsBack = arrows.some(({ tip }) => tip.toward === "up");
  return {
    width: Math.min(width, Math.max(0, ...all.map((each) => each.x + each.width)) + measures.margin),
    height: leadsBack
      ? height
      : Math.min(height, Math.max(0, ...all.map((each) => each.y + each.height)) + measures.margin),
  };
}

interface Formed extends Pick<Fit, "layouts" | "beside"> {
  readonly form: Form;
  /** The largest scale at which all of it is held. */
  readonly fitting: number;
}

/** The first in which letters are large enough, or else can be read. */
function formFor(all: readonly Formed[], { least, wanted }: Letters): Formed | undefined {
  const [roomy, ...others] = all;
  if (roomy !== undefined && roomy.fitting * LETTER >= wanted) return roomy;
  return others.find(({ fitting }) => fitting * LETTER >= least) ?? all.at(-1);
}

/** The same with the choices of the step, if they can be read beside it. */
function withOutcomes(
  { pictures, outcomes = [] }: HeapsInRun,
  formed: Formed | undefined,
  space: Size | undefined,
  { least }: Letters,
): Formed | undefined {
  const layout = formed?.layouts[0];
  if (formed === undefined || layout === undefined || outcomes.length === 0) return formed;
  const found = [formed.form, "tight" as const].flatMap((form): Formed[] => {
    const beside = besideHeap(layout, outcomes, form);
    return beside === undefined ? [] : [{ ...formed, beside, fitting: fittingScale(pictures, [beside], space) }];
  });
  return found.find(({ fitting }) => fitting * LETTER >= least) ?? formed;
}

/** The scale at which the widest picture fits across, and a single one also down. */
function fittingScale(pictures: readonly HeapPicture[], layouts: readonly Size[], space: Size | undefined): number {
  // Before it is shown it has no size.
  if (space === undefined || space.width === 0 || space.height === 0) return 1;
  const texts = textsOf(pictures);
  const across = (space.width - BESIDE) / Math.max(1, ...layouts.map(({ width }) => width));
  const down = (space.height - PADDING - texts) / (layouts[0]?.height ?? 1);
  return layouts.length === 1 ? Math.min(across, down) : Math.min(across, 1);
}

/** The height of what is written above and below the first picture. */
function textsOf([picture]: readonly HeapPicture[]): number {
  return (picture?.title === undefined ? 0 : LINE) + (picture?.facts.length === 0 ? 0 : LINE);
}
