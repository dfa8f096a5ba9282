import type { Point } from "./geometry.ts";

/** The hues of tokens, in the order in which they are given out. */
export const tokenHues = ["gray", "green", "sky", "yellow", "black"] as const;

/** Of a token: its text and glyph, its ground, its frame. */
export type TokenPaint = `${(typeof tokenHues)[number]}${"Ink" | "Soft" | "Frame"}`;

/** A color by what it says: each writer is given a palette. */
export type Paint =
  | TokenPaint
  | "paper"
  | "box"
  | "boxLine"
  | "line"
  | "edge"
  | "text"
  | "muted"
  | "now"
  | "nowText"
  | "nowSoft"
  | "nowSofter"
  | "isNew"
  | "newRing"
  | "why"
  | "whySoft"
  | "made"
  | "ok"
  | "bad";

/** `#rrggbb` of each. */
export type Colors = Readonly<Record<Paint, string>>;

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
  /** Its ends, and those of its dashes, are half circles. */
  readonly isRound?: boolean;
}

interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

/** The typefaces of the page, by what they are used for. */
export interface Typeface {
  readonly family: "mono" | "sans";
  /** In the units of the figure. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** `x`, `y`: its left upper corner. */
interface BoxShape extends Painted {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** `x`, `y`: its middle. */
interface EllipseShape extends Painted {
  readonly kind: "ellipse";
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** `d`: as SVG writes paths, with M, L, H, V, Q, C, Z and their relative forms. */
interface PathShape extends Painted {
  readonly kind: "path";
  readonly d: string;
}

/** One line; `y` is its middle. */
export interface TextShape {
  readonly kind: "text";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Typeface;
  readonly anchor: "start" | "middle" | "end";
  readonly paint: Paint;
  /** Written upward. */
  readonly isUpward?: boolean;
  /** Where letters can be pressed together, they take no more than this. */
  readonly space?: number;
}

/** A line of text that begins, ends or has its middle at a point. */
export function textAt(
  { x, y }: Point,
  text: string,
  face: Typeface,
  paint: Paint,
  anchor: TextShape["anchor"] = "start",
): TextShape {
  return { kind: "text", x, y, text, face, anchor, paint };
}

/** What belongs to one element of the view, or a part of that. */
export interface ShapeGroup {
  readonly kind: "group";
  /** The element, as the view names it; left out: a part of the one around it. */
  readonly element?: string;
  /** What it is (`node`, `edge`) and how it looks (`new`, `ghost`). */
  readonly classes: readonly string[];
  /** From 0 to 1; left out: 1. */
  readonly opacity?: number;
  readonly shapes: readonly Shape[];
}

export type Shape = BoxShape | EllipseShape | PathShape | TextShape | ShapeGroup;

/** A drawing that any writer can write; units are CSS pixels at its natural size, y grows downward. */
export interface Figure {
  readonly title: string;
  /** Its left upper corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const mono: Typeface = { family: "mono", size: 13.5 };
export const label: Typeface = { family: "mono", size: 15 };
export const bold: Typeface = { family: "sans", size: 14, isBold: true };
export const sans: Typeface = { family: "sans", size: 13 };

/** How far below its middle the baseline of a line of text is, as a share of its size. */
export const BASELINE = 0.35;
