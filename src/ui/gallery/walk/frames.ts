/** The statements that the preview is about, by their lines: those of the lesson one-call-site, of which it shows six entries of the worklist. */
export const statements: readonly (readonly [line: number, text: string])[] = [
  [12, "n1 = new One();"],
  [13, "n2 = new Two();"],
  [14, "x = this.id(n1);"],
  [15, "y = this.id(n2);"],
  [16, "x.get();"],
];

/** Where the variables stand, in units of the drawing: corners of boxes of one size. */
export const places = {
  n1: { label: "[4]:n1", x: 14, y: 32 },
  x: { label: "[4]:x", x: 14, y: 84 },
  n2: { label: "[4]:n2", x: 14, y: 150 },
  y: { label: "[4]:y", x: 14, y: 202 },
  n14: { label: "[14]:n", x: 206, y: 58 },
  n15: { label: "[15]:n", x: 206, y: 176 },
} as const;

export type Variable = keyof typeof places;

export const methods = [
  { name: "[4] C.m()", x: 4, y: 4, width: 142, height: 244 },
  { name: "[14] C.id(Number)", x: 196, y: 30, width: 140, height: 74 },
  { name: "[15] C.id(Number)", x: 196, y: 148, width: 140, height: 74 },
] as const;

/** The edges of the pointer flow graph. */
export const edges: readonly (readonly [from: Variable, to: Variable])[] = [
  ["n1", "n14"],
  ["n14", "x"],
  ["n2", "n15"],
  ["n15", "y"],
];

export type HeapObject = "o12" | "o13";

export interface Frame {
  readonly line: number;
  /** The entry that is taken off the worklist: a variable, and what is new at it. */
  readonly taken: readonly [Variable, HeapObject];
  readonly next?: readonly [Variable, HeapObject];
  /** The entry that is put on the worklist: its object travels along the edge. */
  readonly put?: readonly [Variable, HeapObject];
  readonly holds: Partial<Readonly<Record<Variable, HeapObject>>>;
  readonly premises: readonly string[];
  readonly conclusion: string;
}

export const frames: readonly Frame[] = [
  {
    line: 14,
    taken: ["n1", "o12"],
    next: ["n2", "o13"],
    put: ["n14", "o12"],
    holds: { n1: "o12" },
    premises: ["o12 ∈ Δ([4]:n1)", "[4]:n1 → [14]:n ∈ PFG"],
    conclusion: "⟨[14]:n, {o12}⟩ ∈ WL",
  },
  {
    line: 15,
    taken: ["n2", "o13"],
    next: ["n14", "o12"],
    put: ["n15", "o13"],
    holds: { n1: "o12", n2: "o13" },
    premises: ["o13 ∈ Δ([4]:n2)", "[4]:n2 → [15]:n ∈ PFG"],
    conclusion: "⟨[15]:n, {o13}⟩ ∈ WL",
  },
  {
    line: 14,
    taken: ["n14", "o12"],
    next: ["n15", "o13"],
    put: ["x", "o12"],
    holds: { n1: "o12", n2: "o13", n14: "o12" },
    premises: ["o12 ∈ Δ([14]:n)", "[14]:n → [4]:x ∈ PFG"],
    conclusion: "⟨[4]:x, {o12}⟩ ∈ WL",
  },
  {
    line: 15,
    taken: ["n15", "o13"],
    next: ["x", "o12"],
    put: ["y", "o13"],
    holds: { n1: "o12", n2: "o13", n14: "o12", n15: "o13" },
    premises: ["o13 ∈ Δ([15]:n)", "[15]:n → [4]:y ∈ PFG"],
    conclusion: "⟨[4]:y, {o13}⟩ ∈ WL",
  },
  {
    line: 16,
    taken: ["x", "o12"],
    next: ["y", "o13"],
    holds: { n1: "o12", n2: "o13", n14: "o12", n15: "o13", x: "o12" },
    premises: ["o12 ∈ Δ([4]:x)", "type(o12) = One"],
    conclusion: "[4]:16 → [16]:One.get() ∈ CG",
  },
  {
    line: 15,
    taken: ["y", "o13"],
    holds: { n1: "o12", n2: "o13", n14: "o12", n15: "o13", x: "o12", y: "o13" },
    premises: ["o13 ∈ Δ([4]:y)"],
    conclusion: "o13 ∈ pt([4]:y)",
  },
];

/** The one that is shown where nothing may move. */
export const STILL = 2;
