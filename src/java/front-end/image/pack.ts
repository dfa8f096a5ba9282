/** A tree as nested arrays: what an object is called by its keys is said once, in a list of shapes. */
export type Packed = null | boolean | number | string | readonly Packed[];

/** What a syntax tree is made of. */
export type Plain =
  | undefined
  | boolean
  | number
  | bigint
  | string
  | readonly Plain[]
  | ReadonlySet<string>
  | { readonly [key: string]: Plain };

const ARRAY = -1;
const SET = -2;
/** A number that JSON has no word for: NaN, an infinity, minus zero. */
const NUMBER = -3;
const BIG = -4;

/** Packs trees; `shapes` grows with the kinds of objects in them. */
export class Packer {
  readonly shapes: (readonly string[])[] = [];
  private readonly numbers = new Map<string, number>();

  pack(value: Plain): Packed {
    switch (typeof value) {
      case "undefined":
        return null;
      case "bigint":
        return [BIG, String(value)];
      case "number":
        return Number.isFinite(value) && !Object.is(value, -0) ? value : [NUMBER, textOf(value)];
      case "object":
        return this.packObject(value);
      default:
        return value;
    }
  }

  private packObject(value: readonly Plain[] | ReadonlySet<string> | { readonly [key: string]: Plain }): Packed {
    if (value instanceof Set) return [SET, ...value];
    if (isList(value)) return [ARRAY, ...value.map((each) => this.pack(each))];
    const keys = Object.keys(value);
    const values = Object.values(value);
    return [this.shapeOf(keys), ...values.map((each) => this.pack(each))];
  }

  private shapeOf(keys: readonly string[]): number {
    const name = keys.join(" ");
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.shapes.length);
    return this.shapes.push(keys) - 1;
  }
}

function isList(value: object): value is readonly Plain[] {
  return Array.isArray(value);
}

function textOf(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** The tree that was packed. */
export function unpack(packed: Packed, shapes: readonly (readonly string[])[]): Plain {
  if (packed === null) return undefined;
  if (typeof packed !== "object") return packed;
  const [shape, first] = packed;
  switch (shape) {
    case ARRAY:
      return packed.slice(1).map((each) => unpack(each, shapes));
    case SET:
      return new Set(packed.slice(1).map(String));
    case NUMBER:
      return Number(first);
    case BIG:
      return BigInt(String(first));
    default: {
      const object: Record<string, Plain> = {};
      for (const [i, key] of (shapes[Number(shape)] ?? []).entries())
        object[key] = unpack(packed[i + 1] ?? null, shapes);
      return object;
    }
  }
}
