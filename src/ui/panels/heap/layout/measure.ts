import type { HeapBox, HeapCloud, HeapSlot } from "../../../../trace/index.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** How large things are in a drawing, and how far apart, in its own units: CSS pixels at its natural size. */
export interface Measures {
  /** `clouds`: the ids of those in the heap. */
  boxSize(box: HeapBox, clouds: ReadonlySet<string>): Size;
  /** The least width of a field; 0 where fields are not told apart. */
  fieldWidth(field: HeapSlot, clouds: ReadonlySet<string>): number;
  cloudSize(cloud: HeapCloud): Size;
  /** The width of a variable at the left. */
  slotWidth(slot: HeapSlot): number;
  readonly slotHeight: number;
  readonly slotGap: number;
  /** Of a box, above its fields. */
  readonly head: number;
  /** The height at which the fields of a box are, from its top; there its neighbors’ are, too. */
  readonly middle: number;
  readonly margin: number;
  /** Left of lists, where ∗ stands. */
  readonly starGap: number;
  /** Between columns of lists, between neighbors in a tree, and from the beginning of one column to that of the next at least. */
  readonly columnGap: number;
  readonly treeGap: number;
  readonly step: number;
  readonly rowGap: number;
  /** Two ends on one side are at least this far apart. */
  readonly apart: number;
  /** Between lines that run below a row. */
  readonly lane: number;
  /** Fields have their names, and boxes their types. */
  readonly hasNames: boolean;
  readonly hasTypes: boolean;
  /** Arrows begin at dots, behind the texts of their fields. */
  readonly hasDots: boolean;
  /** Of an arrow’s head. */
  readonly tip: number;
  /** Variables that point to something stand above it; left out: all of them stand at the left. */
  readonly tag?: TagMeasures;
}

/** A variable above the box that it points to. */
interface TagMeasures {
  width(slot: HeapSlot): number;
  readonly height: number;
  /** The length of its arrow. */
  readonly arrow: number;
  /** Between two above one box. */
  readonly gap: number;
}

/* Of shapes in 14 px. */
/** A character of the drawing's typeface. */
const CHARACTER = 8.45;
/** Of a box, below its fields: what predicate it came out of, in words or as a mark. */
const FOOT = { text: 22, mark: 6 };
/** Inside of a frame, and inside of a field. */
export const PADDING = 9;
/** Between a field's name and its value. */
export const BETWEEN = 8;
/** The ground sign, and the dot that an arrow leaves. */
const SIGN = 18;
export const DOT = 8;
export const LINE = 17;
const MIN_BOX = 72;
const none: ReadonlySet<string> = new Set();
/** A longer text of a cloud is broken. */
const CLOUD_LETTERS = 13;

/** How much is written in the drawing that is read: `roomy` the names of fields, too; `tight` no types, and less of predicates. */
export type Form = "roomy" | "plain" | "tight";

/** Of a box the height of its name and of its fields; between columns and rows. */
const spaces = {
  roomy: { head: 23, fields: 27, columnGap: 44, rowGap: 26, tag: 20, arrow: 11 },
  plain: { head: 23, fields: 27, columnGap: 38, rowGap: 26, tag: 20, arrow: 11 },
  tight: { head: 19, fields: 21, columnGap: 26, rowGap: 21, tag: 18, arrow: 9 },
} satisfies Readonly<Record<Form, unknown>>;

/** The drawing that is read: name and type above the fields, which stand side by side. */
function measuresOf(form: Form): Measures {
  const hasNames = form === "roomy";
  const hasTypes = form !== "tight";
  const { head: headHeight, fields: fieldsHeight, columnGap, rowGap, tag, arrow } = spaces[form];
  const boxHeight = headHeight + fieldsHeight;
  const fieldWidth: Measures["fieldWidth"] = (field, clouds) => {
    const name = hasNames ? textWidth(field.name.length) + BETWEEN : 0;
    return Math.ceil(2 * PADDING + name + valueWidth(field, clouds));
  };
  return {
    boxSize: ({ label, type, fields, owner = "" }, clouds) => {
      const foot = footOf(owner, hasNames);
      const head = textWidth(label.length + (hasTypes ? type.length + 1 : 0)) + 2 * PADDING;
      const row = fields.reduce((sum, field) => sum + fieldWidth(field, clouds), 0);
      return {
        width: Math.ceil(Math.max(hasTypes ? MIN_BOX : 0, head, row, foot.width)),
        height: boxHeight + foot.height,
      };
    },
    fieldWidth,
    cloudSize: ({ label, choices }) => {
      const lines = cloudLines(label, hasTypes);
      const hint = hasTypes && lines.length === 1 && choices.length > 0 ? 1 : 0;
      const longest = Math.max(...lines.map(({ length }) => length));
      return {
        width: Math.ceil(Math.max(hasTypes ? 78 : 0, textWidth(longest) + 24)),
        height: Math.max(boxHeight, (lines.length + hint) * LINE + 10),
      };
    },
    slotWidth: (slot) => 2 * PADDING + textWidth(slot.name.length) + BETWEEN + valueWidth(slot, none),
    slotHeight: 26,
    slotGap: 6,
    head: headHeight,
    middle: headHeight + fieldsHeight / 2,
    margin: 12,
    starGap: 10,
    columnGap,
    treeGap: 22,
    step: 30,
    rowGap,
    apart: 9,
    lane: 11,
    hasNames,
    hasTypes,
    hasDots: true,
    tip: 9,
    tag: { width: ({ name }) => Math.ceil(textWidth(name.length)) + 14, height: tag, arrow, gap: 6 },
  };
}

function footOf(owner: string, hasText: boolean): Size {
  if (owner === "") return { width: 0, height: 0 };
  return hasText
    ? { width: textWidth(ownerText(owner).length) + 2 * PADDING, height: FOOT.text }
    : { width: 0, height: FOOT.mark };
}

const forms: Readonly<Record<Form, Measures>> = {
  roomy: measuresOf("roomy"),
  plain: measuresOf("plain"),
  tight: measuresOf("tight"),
};

/** The measures of the drawing that is read: the same object for a form. */
export function large(form: Form): Measures {
  return forms[form];
}

/** `∈ express(z2, …)` */
export function ownerText(owner: string): string {
  return `∈ ${owner}`;
}

/** The text of a predicate in lines, broken between its arguments where it is long; or in one, with the first of them. */
export function cloudLines(label: string, isWhole: boolean): readonly string[] {
  const parts = label.split(/(?<=,) /);
  if (!isWhole) return [parts.length > 2 ? `${parts[0]} …)` : label];
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < CLOUD_LETTERS) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** How much of a field its value takes: a text, the sign of null, or a dot; beside it the name of what only a predicate knows. */
function valueWidth({ text, target }: HeapSlot, clouds: ReadonlySet<string>): number {
  if (target === "null") return SIGN;
  if (target === undefined) return Math.max(SIGN, textWidth(text.length));
  return Math.max(SIGN, DOT + (clouds.has(target) ? textWidth(text.length) + BETWEEN : 0));
}

export function textWidth(characters: number): number {
  return characters * CHARACTER;
}
