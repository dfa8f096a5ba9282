import type { Paint } from "../../shapes/index.ts";
import type { Look } from "./drawing.ts";

/** What is said of elements in a state; of several states that an element is in, the later one in its list wins. */
export interface Styled<S> {
  /** Absent: all elements. */
  readonly state?: string;
  readonly style: Partial<S>;
}

/** A ring around an element. */
interface Ring {
  readonly paint: Paint;
  readonly width: number;
}

/** A wide line below a line. */
interface Band extends Ring {
  readonly opacity: number;
}

export interface EdgeStyle {
  readonly paint: Paint;
  readonly width: number;
  /** Lengths of dashes and gaps; none: a line without gaps. */
  readonly dash: readonly number[];
  /** Dashes have round ends. */
  readonly isRound: boolean;
  /** Around the line; its head has the same color. */
  readonly ring: Ring | undefined;
  readonly band: Band | undefined;
  readonly head: "full" | "open" | "none";
  /** What is higher is drawn over what is lower. */
  readonly order: number;
}

/** The ground and the border of a node or a box. */
export interface FigureStyle {
  readonly ground: Paint;
  readonly border: Paint;
  /** Of a double border: of both its lines with the gap between. */
  readonly width: number;
  readonly line: "solid" | "dashed" | "double";
  readonly ring: Ring | undefined;
}

/** How opaque is what is not there yet, which is to be seen, not to be read; and what is around that which matters, which is to be read, but not first. */
export interface Paleness {
  readonly ghost: number;
  readonly context: number;
}

export const usualPaleness: Paleness = { ghost: 0.45, context: 0.7 };

/** What comes later and what is only context is paler. */
export function opacityOf(
  { visibility, isContext = false }: Pick<Look, "visibility" | "isContext">,
  { ghost, context } = usualPaleness,
): number {
  return visibility === "ghost" ? ghost : isContext ? context : 1;
}

/** Lengths of the dashes of a border, and of the gaps between. */
export const borderDash: readonly number[] = [4, 3];

/** Of the ring around what is selected: the distance from the border to its middle. */
export const ringDistance = 3.5;

/** The hues of calls; every ribbon has its name as well. */
export const ribbonPaints: readonly Paint[] = ["now", "ok", "why", "newRing", "bad"];

/** Of a band: what is below it is seen. */
export const bandOpacity = 0.16;

const ribbons = ribbonPaints.map(
  (paint, hue): Styled<EdgeStyle> => ({
    state: `hue-${hue}`,
    style: { band: { paint, width: 10, opacity: bandOpacity } },
  }),
);

const trails: readonly Styled<EdgeStyle>[] = [
  // Told apart by their dashes as well, what both go through by its width, a way that is not there by dots.
  { state: "trail-first", style: { paint: "bad", width: 4, order: 14, dash: [11, 6] } },
  { state: "trail-second", style: { paint: "now", width: 4, order: 14, dash: [] } },
  { state: "trail-both", style: { paint: "text", width: 6, order: 14, dash: [] } },
  { state: "trail-cut", style: { paint: "bad", width: 3, order: 14, dash: [2, 5] } },
];

export const edgeStyles: readonly Styled<EdgeStyle>[] = [
  {
    style: {
      paint: "edge",
      width: 1.4,
      dash: [],
      isRound: false,
      ring: undefined,
      band: undefined,
      head: "full",
      order: 10,
    },
  },
  ...ribbons,
  { state: "entry", style: { head: "none" } },
  { state: "thin", style: { width: 1, head: "open" } },
  { state: "dashed", style: { dash: [6, 4] } },
  { state: "dotted", style: { dash: [1.5, 3.5], isRound: true } },
  { state: "long-dash", style: { dash: [12, 5] } },
  { state: "spurious", style: { dash: [9, 4, 2, 4], paint: "bad" } },
  { state: "weight-any", style: { dash: [], paint: "bad", width: 2.8, order: 11 } },
  { state: "weight-const", style: { dash: [6, 4], isRound: false, paint: "now" } },
  { state: "weight-id", style: { dash: [], width: 1.1 } },
  { state: "breadth-1", style: { width: 2.2 } },
  { state: "breadth-2", style: { width: 3.4 } },
  { state: "breadth-3", style: { width: 5 } },
  { state: "marked", style: { paint: "now", width: 2 } },
  { state: "premise", style: { paint: "why", width: 2.2, order: 11 } },
  { state: "changed", style: { order: 12 } },
  { state: "new", style: { paint: "newRing", width: 3.2, order: 12 } },
  { state: "travelled", style: { paint: "newRing", width: 3.2, order: 12 } },
  { state: "selected", style: { ring: { paint: "why", width: 2.5 }, order: 13 } },
  ...trails,
  { state: "context", style: { width: 1, paint: "edge" } },
  // Dashes take most of the time that a large drawing takes, and are not seen on lines so pale.
  { state: "ghost", style: { dash: [] } },
  // An automaton that is drawn is small.
  { state: "coming", style: { dash: [4, 4] } },
];

const selected = { ground: "whySoft", ring: { paint: "why", width: 2 } } as const;
const pale = { line: "dashed", width: 1.4, border: "edge" } as const;

export const nodeStyles: readonly Styled<FigureStyle>[] = [
  { style: { ground: "paper", border: "line", width: 1.2, line: "solid", ring: undefined } },
  { state: "final", style: { width: 4, line: "double" } },
  { state: "group", style: { ground: "box", width: 3.5, line: "double" } },
  { state: "closed", style: { ground: "box", line: "dashed", width: 1.6 } },
  { state: "marked", style: { ground: "nowSoft", border: "now" } },
  { state: "changed", style: { border: "newRing", width: 2.4 } },
  { state: "new", style: { border: "newRing", width: 2.4 } },
  { state: "selected", style: selected },
  { state: "trail-first", style: { border: "bad", width: 3.2, line: "dashed" } },
  { state: "trail-second", style: { border: "now", width: 3.2, line: "solid" } },
  { state: "trail-both", style: { border: "text", width: 3.2, line: "solid" } },
  { state: "trail-meeting", style: { border: "text", width: 8, line: "double" } },
  { state: "trail-first-apart", style: { border: "bad", width: 8, line: "double" } },
  { state: "trail-second-apart", style: { border: "now", width: 8, line: "double" } },
  { state: "ghost", style: pale },
];

export const boxStyles: readonly Styled<FigureStyle>[] = [
  { style: { ground: "box", border: "boxLine", width: 1, line: "solid", ring: undefined } },
  { state: "marked", style: { width: 2, border: "now" } },
  { state: "new", style: { width: 1.6, border: "newRing" } },
  { state: "selected", style: selected },
  { state: "ghost", style: pale },
];

/** How an element in these states is drawn. */
export function styleFor<S extends object>([first, ...others]: readonly Styled<S>[], states: readonly string[]): S {
  const style = { ...first?.style };
  for (const { state, style: more } of others)
    if (state !== undefined && states.includes(state)) Object.assign(style, more);
  return style as S;
}
