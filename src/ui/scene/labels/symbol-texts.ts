import { mono, type Paint, type Point, type Shape, textAt } from "../../shapes/index.ts";
import type { DrawnSymbol, LabelPlan, Look } from "../drawing/index.ts";
import { plate } from "../plate.ts";
import { grown, type Writer } from "../writer.ts";

/** Of the mark of a weight, and from one to the next. */
const [radius, nextMark] = [4.4, 11];
/** Around a symbol that has a frame, and around all. */
const [frame, margin] = [4, 6];
const lineHeight = 18;
/** What comes later is to be seen, not to be read. */
const coming = 0.5;

interface Placed {
  readonly symbol: DrawnSymbol;
  /** Its left end and its middle. */
  readonly at: Point;
  readonly width: number;
}

/** The symbols that an edge reads, each at its own place with a mark for its weight; in the first shape no line runs. */
export function symbolTexts(plan: LabelPlan, look: Look, place: Point, writer: Writer): readonly Shape[] {
  const left = place.x - plan.size.width / 2;
  const symbols = look.symbols ?? [];
  const placed = symbols.flatMap((symbol): readonly Placed[] => {
    const spot = plan.spots.get(symbol.name);
    return spot === undefined ? [] : [{ symbol, at: { x: left + spot.x, y: place.y + spot.y }, width: spot.width }];
  });
  const others = symbols.filter(({ name }) => !plan.spots.has(name));
  const rest = plan.rest && restTexts(others, { x: left + plan.rest.x, y: place.y + plan.rest.y }, writer);
  const tie = look.tie === undefined ? undefined : tieTexts(look.tie, tieAt(placed, plan, place), writer);
  const ground = groundOf(placed, rest?.right ?? 0, place, plan);
  return [
    ground,
    ...placed.flatMap((each) => symbolShapes(each, look, writer)),
    ...(rest?.shapes ?? []),
    ...(tie ?? []),
  ];
}

/** From the first symbol that is shown to the last one; as high as the label is in the end, for the line runs through its middle. */
function groundOf(placed: readonly Placed[], right: number, { x, y }: Point, { size }: LabelPlan): Shape {
  if (placed.length === 0) return plate({ x, y }, { width: 0, height: 0 });
  const start = Math.min(...placed.map(({ at }) => at.x)) - margin;
  const end = Math.max(right, ...placed.map(({ at, width }) => at.x + width)) + margin;
  return plate({ x: (start + end) / 2, y }, { width: end - start, height: size.height - 2 });
}

function symbolShapes({ symbol, at, width }: Placed, { visibility }: Look, writer: Writer): readonly Shape[] {
  const { name, weights, state } = symbol;
  const face = grown(mono, writer.growth);
  const marked = weights.map((weight) => markWidth(weight, writer)).reduce((sum, one) => sum + one, 0);
  const space = Math.max(8, width - marked);
  const end = at.x + Math.min(space, writer.widthOf(name, face));
  const ink: Paint = state === "new" ? "isNew" : state === "premise" ? "why" : "text";
  const shapes: Shape[] = [{ ...textAt(at, name, face, ink), space }];
  let x = end + 3;
  for (const weight of weights) {
    shapes.push(...markShapes(weight, { x, y: at.y }, writer));
    x += markWidth(weight, writer);
  }
  // Of a line that is not there all is pale.
  if (state === "coming" && visibility === "ghost") return shapes;
  if (state === "coming") return [{ kind: "group", classes: ["ghost"], opacity: coming, shapes }];
  return state === "there" ? shapes : [frameAround(at, (weights.length > 0 ? x : end) - at.x, state), ...shapes];
}

/** Around what is new, and around a premise. */
function frameAround({ x, y }: Point, width: number, state: "new" | "premise"): Shape {
  const size = { width: width + 2 * frame, height: lineHeight };
  const [fill, paint]: readonly [Paint, Paint] = state === "new" ? ["paper", "newRing"] : ["whySoft", "why"];
  return { kind: "box", x: x - frame, y: y - size.height / 2, ...size, radius: 5, fill, stroke: { paint, width: 1.8 } };
}

const known: Readonly<Record<string, Paint>> = { any: "bad", const: "now", id: "muted" };

function markWidth(weight: string, writer: Writer): number {
  if (weight === "") return 0;
  return weight in known ? nextMark : writer.widthOf(`:${weight}`, grown(mono, writer.growth));
}

/** ● whatever comes, ○ constants, ◐ what comes; a weight of another kind is written. */
function markShapes(weight: string, { x, y }: Point, writer: Writer): readonly Shape[] {
  if (weight === "") return [];
  const paint = known[weight];
  if (paint === undefined) return [textAt({ x, y }, `:${weight}`, grown(mono, writer.growth), "muted")];
  const middle = { x: x + radius + 0.6, y };
  const circle = { kind: "ellipse", ...middle, rx: radius - 0.6, ry: radius - 0.6 } as const;
  if (weight === "any") return [{ ...circle, rx: radius, ry: radius, fill: paint }];
  const ring: Shape = { ...circle, fill: "paper", stroke: { paint, width: 1.8 } };
  return weight === "const" ? [ring] : [ring, leftHalf(middle, paint)];
}

function leftHalf({ x, y }: Point, fill: Paint): Shape {
  const [top, bottom, bulge] = [y - radius, y + radius, x - radius * 1.33];
  return { kind: "path", d: `M${x} ${top}C${bulge} ${top} ${bulge} ${bottom} ${x} ${bottom}Z`, fill };
}

/** How many symbols there are besides, with the name of one that is new. */
function restTexts(
  others: readonly DrawnSymbol[],
  at: Point,
  writer: Writer,
): { readonly shapes: readonly Shape[]; readonly right: number } | undefined {
  const there = others.filter(({ state }) => state !== "coming");
  if (there.length === 0) return undefined;
  const special = there.find(({ state }) => state === "new") ?? there.find(({ state }) => state === "premise");
  const face = grown(mono, writer.growth);
  const text = special === undefined ? `+${there.length}` : `${special.name} +${there.length - 1}`;
  const width = writer.widthOf(text, face);
  const isFramed = special !== undefined && special.state !== "there" && special.state !== "coming";
  return {
    shapes: [
      ...(isFramed ? [frameAround(at, width, special.state === "new" ? "new" : "premise")] : []),
      textAt(at, text, face, special === undefined ? "muted" : "text"),
    ],
    right: at.x + width,
  };
}

/** Behind the last symbol of the line in which the new one stands. */
function tieAt(placed: readonly Placed[], { spots }: LabelPlan, place: Point): Point {
  const changed = placed.find(({ symbol }) => symbol.state === "new");
  const line = changed?.at.y ?? place.y;
  const left = place.x;
  const inLine = [...spots.values()].filter(({ y }) => Math.abs(place.y + y - line) < 1);
  const [first] = placed;
  const start = first === undefined ? left : first.at.x - (spots.get(first.symbol.name)?.x ?? 0);
  return { x: start + Math.max(0, ...inLine.map(({ x, width }) => x + width)) + frame + 2, y: line };
}

/** The rule that made what is new, as its table names it. */
function tieTexts(tie: string, { x, y }: Point, writer: Writer): readonly Shape[] {
  const face = { ...grown(mono, writer.growth), isBold: true };
  const width = writer.widthOf(tie, face) + 10;
  const ground = { x, y: y - lineHeight / 2, width, height: lineHeight, radius: 4 } as const;
  return [{ kind: "box", ...ground, fill: "now" }, textAt({ x: x + 5, y }, tie, face, "paper")];
}
