import type { Point } from "./geometry.ts";
import { pointText } from "./short.ts";

/** A piece of a path, in absolute coordinates; a curve has two control points and its end. */
export type Segment =
  | { readonly kind: "move" | "line"; readonly to: Point }
  | { readonly kind: "curve"; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: "close" };

const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 };

/** Reads a path as SVG writes it. Quadratic curves become cubic ones. */
export function segmentsOf(d: string): readonly Segment[] {
  const segments: Segment[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase();
    const base = (): Point => (letter === command ? { x: 0, y: 0 } : at);
    if (command === "Z") {
      segments.push({ kind: "close" });
      at = start;
      continue;
    }
    const numbers = [...rest.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([text]) => Number(text));
    const size = arity[command] ?? 2;
    for (let index = 0; index + size <= numbers.length; index += size) {
      const segment = segmentOf(command, numbers.slice(index, index + size), base(), at);
      if (segment.kind === "close") continue;
      segments.push(segment);
      at = segment.to;
      if (segment.kind === "move") start = at;
    }
  }
  return segments;
}

function segmentOf(command: string, numbers: readonly number[], base: Point, at: Point): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  const point = (x: number, y: number): Point => ({ x: base.x + x, y: base.y + y });
  switch (command) {
    case "M":
      return { kind: "move", to: point(a, b) };
    case "H":
      return { kind: "line", to: { x: base.x + a, y: at.y } };
    case "V":
      return { kind: "line", to: { x: at.x, y: base.y + a } };
    case "Q": {
      const [middle, to] = [point(a, b), point(c, d)];
      return { kind: "curve", first: between(at, middle, 2 / 3), second: between(to, middle, 2 / 3), to };
    }
    case "C":
      return { kind: "curve", first: point(a, b), second: point(c, d), to: point(e, f) };
    default:
      return { kind: "line", to: point(a, b) };
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A path at another place, in absolute coordinates: first scaled about the origin, then moved. */
export function moved(d: string, by: Point, scale = 1): string {
  const at = ({ x, y }: Point): string => pointText({ x: by.x + x * scale, y: by.y + y * scale });
  return segmentsOf(d)
    .map((segment) => {
      if (segment.kind === "close") return "Z";
      if (segment.kind === "curve") return `C${at(segment.first)} ${at(segment.second)} ${at(segment.to)}`;
      return `${segment.kind === "move" ? "M" : "L"}${at(segment.to)}`;
    })
    .join("");
}
