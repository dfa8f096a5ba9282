import type { ClassInfo, Field } from "../../ir/program.ts";
import { LimitReached, MAX_LOCALS } from "../limits.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import type { Local } from "./tree.ts";

/**
 * A body, a lambda or a class that stands in a body, with what it uses of the bodies around it. A variable that is
 * declared outside the frame it is used in has to be captured by every lambda and class in between.
 */
export interface Frame {
  readonly kind: "body" | "lambda" | "class";
  readonly around: Frame | undefined;
  /** In the order of their first use. */
  readonly captured: Set<Local>;
  /** The local classes of which objects are created here, with what those have captured. */
  readonly created: Set<ClassSymbol>;
  /** How many variables are declared in it. */
  locals: number;
  /** Of a lambda: whether it needs the `this` around it. */
  usesThis: boolean;
}

export function newFrame(kind: Frame["kind"], around: Frame | undefined): Frame {
  return { kind, around, captured: new Set(), created: new Set(), locals: 0, usesThis: false };
}

const FRAME_OF_LOCAL = new WeakMap<Local, Frame>();
const FRAME_OF_CLASS = new WeakMap<ClassSymbol, Frame>();

/** Throws `LimitReached`. */
export function declareIn(frame: Frame, local: Local): void {
  frame.locals += 1;
  if (frame.locals > MAX_LOCALS) throw new LimitReached("locals", MAX_LOCALS);
  FRAME_OF_LOCAL.set(local, frame);
}

/** The frame of a class that stands in a body. */
export function setClassFrame(symbol: ClassSymbol, frame: Frame): void {
  FRAME_OF_CLASS.set(symbol, frame);
}

/** The variable is used in this frame: all frames between here and its declaration capture it. */
export function markUsed(frame: Frame, local: Local): void {
  const declaring = FRAME_OF_LOCAL.get(local);
  if (declaring === undefined) return;
  for (let each: Frame | undefined = frame; each !== undefined && each !== declaring; each = each.around)
    each.captured.add(local);
}

/** Whether using the variable in this frame captures it. */
export function isCaptured(frame: Frame, local: Local): boolean {
  const declaring = FRAME_OF_LOCAL.get(local);
  return declaring !== undefined && declaring !== frame;
}

/** An object of a local class is created here. */
export function markCreated(frame: Frame, symbol: ClassSymbol): void {
  if (FRAME_OF_CLASS.get(symbol) === undefined) return;
  for (let each: Frame | undefined = frame; each !== undefined; each = each.around) each.created.add(symbol);
}

/** `this` is used here: the lambdas around this place need it. */
export function markThisUsed(frame: Frame): void {
  for (let each: Frame | undefined = frame; each?.kind === "lambda"; each = each.around) each.usesThis = true;
}

/** The variables that a lambda has to keep, or that the objects of a local class have to. */
export function capturedBy(frame: Frame): readonly Local[] {
  const outside = new Set<Frame>();
  for (let each = frame.around; each !== undefined; each = each.around) outside.add(each);
  const found = new Set<Local>();
  const seen = new Set<Frame>();
  const visit = (each: Frame): void => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const local of each.captured) {
      const declaring = FRAME_OF_LOCAL.get(local);
      if (declaring !== undefined && outside.has(declaring)) found.add(local);
    }
    for (const symbol of each.created) {
      const created = FRAME_OF_CLASS.get(symbol);
      if (created !== undefined) visit(created);
    }
  };
  visit(frame);
  return [...found];
}

/** A captured variable, and the field that the objects of a local class keep it in. */
export interface Capture {
  readonly local: Local;
  readonly field: Field;
}

const CAPTURES = new WeakMap<ClassInfo, readonly Capture[]>();

export function setCaptures(info: ClassInfo, captures: readonly Capture[]): void {
  CAPTURES.set(info, captures);
}

/** What the constructors of a class take first, behind the object around; nothing for a class that stands in no body. */
export function capturesOf(info: ClassInfo): readonly Capture[] {
  return CAPTURES.get(info) ?? [];
}

/** As `capturedBy`, for a class; nothing for one that stands in no body. */
export function capturedByClass(symbol: ClassSymbol): readonly Local[] {
  const frame = FRAME_OF_CLASS.get(symbol);
  return frame === undefined ? [] : capturedBy(frame);
}
