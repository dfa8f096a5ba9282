import { fitted, type Typeface, widthOf } from "../shapes/index.ts";

/** What texts need of whatever draws them. */
export interface Writer {
  /** By how much letters are larger than the drawing around them. */
  readonly growth: number;
  widthOf(text: string, face: Typeface): number;
  /** The text, or as much of its beginning as there is space for, with an ellipsis. */
  fitted(text: string, face: Typeface, space: number): string;
  /** The middle of what is so wide on either side of it: beside the border of a view it moves over. */
  inSight(x: number, room: number): number;
}

/** Letters may take so much more than their space: it has a margin around it. */
const margin = 8;

/** Writes on paper: everything is in sight, in its natural size. */
export const paperWriter: Writer = {
  growth: 1,
  widthOf,
  fitted: (text, face, space) => fitted(text, face, space + margin),
  inSight: (x) => x,
};

/** A typeface as large as the writer has it. Sizes go by halves, so that few texts are measured. */
export function grown(face: Typeface, growth: number): Typeface {
  return growth === 1 ? face : { ...face, size: Math.ceil(face.size * growth * 2) / 2 };
}
