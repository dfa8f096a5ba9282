import type { HeapPicture } from "../../../trace/index.ts";
import {
  type BesideHeap,
  besideHeap,
  type Form,
  type HeapLayout,
  type HeapsInRun,
  layoutHeaps,
  type Size,
} from "./layout/index.ts";

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

export type Audience = "desk" | "present" | "hall";

const letters: Readonly<Record<Audience, Letters>> = { desk: DESK, present: PRESENT, hall: HALL };

const forms: readonly Form[] = ["roomy", "plain", "tight"];

/** How heaps are drawn so that the panel holds them. */
export interface Fit {
  readonly layouts: readonly HeapLayout[];
  /** The choices of a step that unfolds a predicate, where there is space for them. */
  readonly beside: BesideHeap | undefined;
  readonly scale: number;
  readonly isWhole: boolean;
  /** The smallest letters, in CSS pixels. */
  readonly smallest: number;
}

/** As much written as there is space for; as large as the space allows and letters are read well. */
export function fitHeaps(
  view: HeapsInRun,
  space: Size | undefined,
  { audience, zoom }: { readonly audience: Audience; readonly zoom: number | undefined },
): Fit {
  const { least, most } = letters[audience];
  const { pictures } = view;
  const alone = forms.map((form) => {
    const layouts = layoutHeaps(view, form);
    return { form, layouts, beside: undefined, fitting: fittingScale(pictures, layouts, space) };
  });
  const form = withOutcomes(view, formFor(alone, letters[audience]), space, letters[audience]);
  const fitting = form?.fitting ?? 1;
  const scale = zoom ?? Math.min(most, Math.max(least, fitting * LETTER)) / LETTER;
  return {
    layouts: form?.layouts ?? [],
    beside: form?.beside,
    scale,
    isWhole: scale <= fitting + 0.001,
    smallest: Math.round(scale * LETTER * 10) / 10,
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
  const [picture] = pictures;
  const texts = (picture?.title === undefined ? 0 : LINE) + (picture?.facts.length === 0 ? 0 : LINE);
  const across = (space.width - BESIDE) / Math.max(1, ...layouts.map(({ width }) => width));
  const down = (space.height - PADDING - texts) / (layouts[0]?.height ?? 1);
  return layouts.length === 1 ? Math.min(across, down) : Math.min(across, 1);
}
