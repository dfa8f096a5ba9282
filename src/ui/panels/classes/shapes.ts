import type { ClassTree, DispatchedCall } from "../../../trace/index.ts";
import {
  fitted as cut,
  type Paint,
  type Point,
  type Shape,
  type ShapeGroup,
  type Stroke,
  type Typeface,
  textAt,
  tokenHues,
  widthOf,
} from "../../shapes/index.ts";
import { type Glyph, lookOf, type TokensIn } from "../../tokens/index.ts";
import type { FittedTree, PlacedClass } from "./fit.ts";

/** As Java writes it. */
const keywords = { interface: "interface", abstract: "abstract" } as const;

/** How a class stands to the call. */
type Role = "found" | "passed" | "other" | "abstract" | "none";

/** The hierarchy from `Object` down, and over it the climb of the call that the step is about. */
export function treeShapes(tree: FittedTree, { call }: ClassTree, at: number, tokensIn: TokensIn): readonly Shape[] {
  const rows = tree.rows.filter(({ each }) => each.birth < at);
  const climbed = climbOf(call);
  return [
    ...headShapes(tree, call),
    ...[false, true].flatMap((isClimb) =>
      rows.flatMap((row) => linkShapes(row, tree, climbed.has(row.each.id) === isClimb, isClimb)),
    ),
    ...sideways(rows, tree.letter, call),
    ...rows.map((row) => classShape(row, tree, call, tokensIn)),
    ...(tree.more === 0
      ? []
      : [textAt({ x: tree.letter, y: tree.moreAt }, `+${tree.more}`, sansOf(tree.letter), "muted")]),
  ];
}

/** The classes from which the climb goes on to the one above. */
function climbOf(call: DispatchedCall | undefined): ReadonlySet<string> {
  if (call === undefined) return new Set();
  // At the top nothing is above.
  return new Set(call.passed);
}

function monoOf(size: number): Typeface {
  return { family: "mono", size };
}

/** What is written small may be as small as the smallest letters that can be read. */
function sansOf(size: number): Typeface {
  return { family: "sans", size: Math.max(11, size) };
}

/** `Dispatch(o12, get())`, and below it what it answers. */
function headShapes({ letter, width }: FittedTree, call: DispatchedCall | undefined): readonly Shape[] {
  if (call === undefined) return [];
  const face = { ...monoOf(letter), isBold: call.isNew };
  const { text } = call;
  const x = letter * 0.7;
  const room = width - 2 * x;
  if (widthOf(text, face) <= room) return [textAt({ x, y: letter * 1.9 }, text, face, "text")];
  const place = text.lastIndexOf(" = ");
  return [text.slice(0, place), text.slice(place + 1)].map((line, row) =>
    textAt({ x: x + row * letter, y: letter * (1.1 + row * 1.4) }, cut(line, face, room - row * letter), face, "text"),
  );
}

/** The line to the class above. */
function linkShapes({ each, rect, above }: PlacedClass, tree: FittedTree, isWanted: boolean, isClimb: boolean) {
  const upper = isWanted ? tree.rows.find((row) => row.each.id === above)?.rect : undefined;
  if (upper === undefined) return [];
  const { letter } = tree;
  const x = (upper.x + Math.max(rect.x, upper.x + letter)) / 2;
  const [from, to] = [rect.y + rect.height / 2, upper.y + upper.height];
  const head = letter * 0.45;
  const paint: Paint = isClimb ? "newRing" : "edge";
  const group: ShapeGroup = {
    kind: "group",
    element: `${each.id} ↑`,
    classes: isClimb ? ["climb"] : ["above"],
    shapes: [
      { kind: "path", d: `M${rect.x},${from} H${x} V${to + head}`, stroke: { paint, width: isClimb ? 3 : 1.3 } },
      {
        kind: "path",
        d: `M${x},${to} l${-head},${head * 1.3} h${2 * head} Z`,
        fill: isClimb ? paint : "paper",
        stroke: { paint, width: 1.3 },
      },
    ],
  };
  return [group];
}

/** Of more interfaces the ways are in the table alone. */
const MOST_LANES = 3;

/** At the right the ways from classes to the interfaces that they implement, each of these with a lane of its own. */
function sideways(rows: readonly PlacedClass[], letter: number, call: DispatchedCall | undefined): readonly Shape[] {
  const implementers = (id: string) => rows.filter(({ each }) => each.beside.includes(id));
  const targets = rows.filter(({ each }) => each.isInterface && implementers(each.id).length > 0);
  const climbed = targets.find(({ each }) => each.id === call?.found);
  const others = targets.filter((target) => target !== climbed);
  const lanes = [...(climbed === undefined ? [] : [climbed]), ...others].slice(0, MOST_LANES);
  return lanes
    .flatMap((target, number) =>
      implementers(target.each.id).map((from) => {
        // Only a class that was asked in vain hands the call on.
        const isClimb = target === climbed && call?.passed.includes(from.each.id) === true;
        return { isClimb, shape: besideShape(from, target, number, letter, isClimb) };
      }),
    )
    .sort((a, b) => Number(a.isClimb) - Number(b.isClimb))
    .map(({ shape }) => shape);
}

function besideShape(from: PlacedClass, to: PlacedClass, number: number, letter: number, isClimb: boolean): ShapeGroup {
  const paint: Paint = isClimb ? "newRing" : "edge";
  const middleOf = ({ rect }: PlacedClass): number => rect.y + rect.height / 2;
  const right = to.rect.x + to.rect.width;
  const x = right + letter * (0.75 + 0.45 * number);
  const head = letter * 0.4;
  const width = isClimb ? 3 : 1.3;
  return {
    kind: "group",
    element: `${from.each.id} → ${to.each.id}`,
    classes: [isClimb ? "climb" : "beside"],
    shapes: [
      {
        kind: "path",
        d: `M${right},${middleOf(from)} H${x} V${middleOf(to)} H${right + head}`,
        stroke: { paint, width, dash: isClimb ? [7, 4] : [4, 3] },
      },
      {
        kind: "path",
        d: `M${right},${middleOf(to)} l${head * 1.4},${-head} v${2 * head} Z`,
        fill: isClimb ? paint : "paper",
        stroke: { paint, width: 1.3 },
      },
    ],
  };
}

function roleOf(call: DispatchedCall | undefined, id: string): Role {
  if (call?.found === id) return "found";
  if (call?.abstract.includes(id) === true) return "abstract";
  if (call?.passed.includes(id) === true) return "passed";
  return call?.others.includes(id) === true ? "other" : "none";
}

function classShape(
  row: PlacedClass,
  tree: FittedTree,
  call: DispatchedCall | undefined,
  tokensIn: TokensIn,
): ShapeGroup {
  const { each, rect } = row;
  const { letter } = tree;
  const state = stateOf(each.id, call);
  const y = rect.y + rect.height / 2;
  const method = call && methodShapes(state.role, row, letter, call);
  const right = method?.left ?? rect.x + rect.width;
  const token = state.isReceiver && call ? tokenShapes(call.receiver, rect, letter, right, tokensIn) : undefined;
  const face = { ...monoOf(letter), isBold: state.isReceiver || state.role === "found" };
  const left = rect.x + letter * 0.5;
  const end = token?.left ?? right;
  const name = cut(each.name, face, end - left - letter * 0.3);
  const kind = each.isInterface ? kindShapes({ x: left + widthOf(name, face), y }, letter, end) : [];
  return {
    kind: "group",
    element: each.id,
    classes: ["node", ...classesOf(state, call?.isNew === true)],
    shapes: [
      { kind: "box", ...rect, radius: 6, fill: state.isReceiver ? "nowSofter" : "paper", stroke: strokeOf(state) },
      textAt({ x: left, y }, name, face, call !== undefined && isPale(state) ? "muted" : "text"),
      ...kind,
      ...(token?.shapes ?? []),
      ...(method?.shapes ?? []),
    ],
  };
}

interface ClassState {
  readonly role: Role;
  /** The object on which the method is called is of it. */
  readonly isReceiver: boolean;
}

function stateOf(id: string, call: DispatchedCall | undefined): ClassState {
  return { role: roleOf(call, id), isReceiver: call?.receiverClass === id };
}

/** What Dispatch did not choose. */
function isPale({ role, isReceiver }: ClassState): boolean {
  return !isReceiver && role !== "found" && role !== "passed";
}

function strokeOf({ role, isReceiver }: ClassState): Stroke {
  if (role === "found") return { paint: "newRing", width: 2.5 };
  if (isReceiver) return { paint: "now", width: 2 };
  return { paint: "line", width: 1, ...(role === "passed" ? { dash: [4, 3] } : {}) };
}

function classesOf({ role, isReceiver }: ClassState, isNew: boolean): readonly string[] {
  if (role === "found") return isNew ? ["is-found", "is-change"] : ["is-found"];
  return isNew && (isReceiver || role === "passed") ? ["is-read"] : [];
}

function kindShapes({ x, y }: Point, letter: number, end: number): readonly Shape[] {
  const face = sansOf(letter * 0.8);
  const left = x + letter * 0.6;
  const { interface: text } = keywords;
  return left + widthOf(text, face) + letter * 0.3 > end ? [] : [textAt({ x: left, y }, text, face, "muted")];
}

/** The method that is looked for, as the class has it: struck out where it has none. Nothing where it is not asked. */
function methodShapes(role: Role, { each, rect }: PlacedClass, letter: number, call: DispatchedCall) {
  if (role === "none") return undefined;
  const face = { ...monoOf(letter), isBold: role === "found" };
  const right = rect.x + rect.width - letter * 0.5;
  // The name of the class, and the object, have the better half.
  const room = Math.max(
    rect.width / 2,
    rect.width - (each.name.length * 0.6 + (call.receiverClass === each.id ? 5 : 1)) * letter,
  );
  const small = sansOf(letter * 0.8);
  const text = cut(fewer(call.signature, face, room - letter), face, room - letter);
  const y = rect.y + rect.height / 2;
  const width = widthOf(text, face);
  const paint: Paint = role === "found" ? "isNew" : "muted";
  const isFit = widthOf(keywords.abstract, small) + width + letter <= room;
  const word = role === "abstract" && isFit ? keywords.abstract : "";
  const left = right - width - (word === "" ? 0 : widthOf(word, small) + letter * 0.4);
  const strike: Shape = {
    kind: "path",
    d: `M${right - width - 2},${y} h${width + 4}`,
    stroke: { paint: "text", width: 1.4 },
  };
  return {
    left: left - letter * 0.4,
    shapes: [
      ...(word === "" ? [] : [textAt({ x: left, y }, word, small, "muted")]),
      textAt({ x: right, y }, text, face, paint, "end"),
      ...(role === "passed" ? [strike] : []),
    ],
  };
}

/** Without the parameters, where they do not fit. */
function fewer(signature: string, face: Typeface, room: number): string {
  return widthOf(signature, face) <= room || signature.endsWith("()") ? signature : signature.replace(/\(.*$/s, "(…)");
}

const glyphs: Readonly<Record<Glyph, string>> = { square: "■", circle: "●", diamond: "◆", triangle: "▲", cross: "✚" };

/** The receiver, left of the method: with the hue and the glyph of its name. */
function tokenShapes(text: string, rect: PlacedClass["rect"], letter: number, right: number, tokensIn: TokensIn) {
  const [span] = tokensIn(text);
  const face = monoOf(letter);
  const y = rect.y + rect.height / 2;
  if (span === undefined) {
    return { left: right - widthOf(text, face), shapes: [textAt({ x: right, y }, text, face, "text", "end")] };
  }
  const { hue, glyph } = lookOf(span.token);
  const color = tokenHues[hue] ?? "gray";
  const small = monoOf(letter * 0.8);
  const [margin, sign] = [letter * 0.35, widthOf("■", small) + letter * 0.3];
  const width = widthOf(text, face) + sign + 2 * margin;
  const left = right - width;
  const frame = { x: left, y: rect.y + 1.5, width, height: rect.height - 3, radius: 5 } as const;
  const shapes: readonly Shape[] = [
    { kind: "box", ...frame, fill: `${color}Soft`, stroke: { paint: `${color}Frame`, width: 1 } },
    textAt({ x: left + margin, y }, glyphs[glyph], small, `${color}Ink`),
    textAt({ x: left + margin + sign, y }, text, face, `${color}Ink`),
  ];
  return { left, shapes };
}
