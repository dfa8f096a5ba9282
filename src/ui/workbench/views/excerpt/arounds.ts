import type { GraphModel } from "../../../../trace/index.ts";
import {
  columnsFit,
  type excerptContext,
  excerptSize,
  fitsInMap,
  fitsInRows,
  fitsWhole,
  partOf,
} from "../../../graph/index.ts";

/** The elements that a step is about, at a position. */
interface Kept {
  readonly elements: ReadonlySet<string>;
  readonly position: number;
  /** How often the reader asked for more. */
  readonly widened: number;
}

/** What is drawn of a large graph. */
interface Part {
  readonly elements: ReadonlySet<string>;
  /** All of it is drawn, also what the reader’s slice leaves out. */
  readonly isUncut: boolean;
}

/** What is drawn of a graph that may be too large for its panel. */
export interface Around {
  /** It cannot be read with all of it in sight. */
  readonly isTooLarge: (model: GraphModel) => boolean;
  /** With so many nodes an excerpt begins, before there is more around it. */
  readonly sizeOf: (widened: number) => number;
  /** Is there room for these? Where there is not, less is drawn of what a step rests on. */
  readonly hasRoom?: (whole: GraphModel, elements: ReadonlySet<string>) => boolean;
  /** What is drawn with what a step is about. */
  readonly around: (whole: GraphModel, kept: Kept) => Part;
}

/** Where there is room, so many nodes are drawn around an excerpt of a graph of methods by their calls. */
const MOST_AROUND = 14;

/** So much of the room is filled by them: letters are larger than the smallest then. */
const COMFORTABLE = 0.85;

/** Of a graph in rows the methods of the step are drawn, of a map its classes: an excerpt begins with little more than its ends. */
const FEW = 2;

/** Of a method in rows that is too large itself. */
const MOST_IN_ROWS = 40;

type Context = Awaited<ReturnType<typeof excerptContext.fetch>>;
type Request = Parameters<typeof fitsInRows>[1];

export function byCalls({ withContext }: Context, request: Request): Around {
  const { width, height } = request.room;
  const comfortable = { ...request, room: { width: width * COMFORTABLE, height: height * COMFORTABLE } };
  return {
    isTooLarge: (model) => !fitsWhole(model, request),
    sizeOf: excerptSize,
    hasRoom: (whole, elements) => fitsWhole(partOf(whole, elements), request),
    around: (whole, { elements, position, widened }) => {
      const most = excerptSize(widened) + MOST_AROUND;
      const fits = (each: ReadonlySet<string>) => fitsWhole(partOf(whole, each), comfortable);
      return { elements: withContext(whole, elements, { position, most, fits }), isUncut: true };
    },
  };
}

export function inRows({ withContext, MethodsAround }: Context, request: Request): Around {
  const methodsAround = new MethodsAround((whole, each) => fitsInRows(partOf(whole, each), request));
  return {
    isTooLarge: () => true,
    sizeOf: () => FEW,
    around: (whole, { elements, position }) => {
      const methods = methodsAround.of(whole, elements);
      if (methods !== undefined) return { elements: methods, isUncut: false };
      const fits = (each: ReadonlySet<string>) => fitsInRows(partOf(whole, each), { ...request, slice: undefined });
      // Before the first step all that is drawn is still to come.
      const begins = whole.nodes.some(({ birth }) => birth < position);
      const there = begins ? position : Number.POSITIVE_INFINITY;
      return { elements: withContext(whole, elements, { position: there, most: MOST_IN_ROWS, fits }), isUncut: true };
    },
  };
}

export function inColumns({ Cones }: Context, request: Request): Around {
  const cones = new Cones((whole, each) => columnsFit.now()?.(partOf(whole, each), request) ?? true);
  return {
    isTooLarge: () => true,
    sizeOf: () => FEW,
    around: (whole, { elements }) => ({ elements: cones.of(whole, elements), isUncut: true }),
  };
}

export function inMap({ MostCalled }: Context, request: Request): Around {
  const classes = new MostCalled((whole, each) => fitsInMap(partOf(whole, each), request));
  return {
    isTooLarge: () => true,
    sizeOf: () => FEW,
    around: (whole, { elements }) => ({ elements: classes.of(whole, elements), isUncut: true }),
  };
}
