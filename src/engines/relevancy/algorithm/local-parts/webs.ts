import {
  type Instruction,
  type Method,
  type Variable,
  variablesRead,
  variableWritten,
} from "../../../../java/index.ts";
import { type Span, valueAt } from "../../../../kernel/index.ts";
import type { LiveCode } from "./live-code.ts";

/** Where a method begins, as the place of a definition: a parameter has its argument. */
export const ENTRY = -1;

/** Definitions of one local that reach a common use, and all their uses, by index of the instruction. */
export interface Web {
  readonly definitions: readonly number[];
  readonly uses: readonly number[];
}

/** Finds the instructions that can run and read or assign locals, in one pass. */
export function mentionsOf({ body }: Method, { live }: LiveCode): ReadonlyMap<Variable, Web> {
  const mentions = new Map<Variable, { readonly definitions: number[]; readonly uses: number[] }>();
  const of = (variable: Variable) => valueAt(mentions, variable, () => ({ definitions: [], uses: [] }));
  for (const [index, instruction] of body.entries()) {
    if (!live.has(index)) continue;
    for (const variable of new Set(variablesRead(instruction))) of(variable).uses.push(index);
    const written = variableWritten(instruction);
    if (written !== undefined) of(written).definitions.push(index);
  }
  return mentions;
}

/**
 * The webs of a local (Muchnick, *Advanced Compiler Design and Implementation*, 1997, section 16.3), in the order of
 * the text: the connected pieces of where it is live. A definition in a `try` counts for the handler even where it is
 * what throws. A use that no definition reaches belongs to no web. `mentions`: where it is assigned and read.
 */
export function websOf(method: Method, variable: Variable, code: LiveCode, mentions: Web): readonly Web[] {
  const { body } = method;
  const { uses, definitions: written } = mentions;
  const definitions = isGiven(method, variable) ? [ENTRY, ...written] : written;
  const pieces = new Pieces(body.length);
  joinLive(method, variable, code, uses, pieces);
  // A `finally` stands in the code once for each way out: what a statement reads is one part, and what it writes.
  joinCopies(uses, body, (index) => pieces.before(index), pieces);
  joinCopies(written, body, (index) => pieces.definition(index), pieces);
  const webs = new Map<number, { definitions: number[]; uses: number[] }>();
  for (const index of inTextOrder(definitions, body)) {
    const root = pieces.root(pieces.definition(index));
    const web = webs.get(root);
    if (web === undefined) webs.set(root, { definitions: [index], uses: [] });
    else web.definitions.push(index);
  }
  for (const index of uses) webs.get(pieces.root(pieces.before(index)))?.uses.push(index);
  return [...webs.values()];
}

function isGiven({ parameters, thisVariable }: Method, variable: Variable): boolean {
  return variable === thisVariable || parameters.includes(variable);
}

function writes(instruction: Instruction | undefined, variable: Variable): boolean {
  return instruction !== undefined && variableWritten(instruction) === variable;
}

/** Backwards from the uses to the definitions that reach them: one value may be there and here. */
function joinLive({ body }: Method, variable: Variable, code: LiveCode, uses: readonly number[], pieces: Pieces): void {
  const live = new Set(uses);
  for (const index of live) {
    if (index === 0) pieces.join(pieces.before(0), pieces.definition(ENTRY));
    for (const before of code.predecessors(index)) {
      const isDefinition = writes(body[before], variable);
      if (isDefinition) pieces.join(pieces.before(index), pieces.definition(before));
      // What throws has not assigned yet.
      if (isDefinition && body[index]?.kind !== "catch") continue;
      pieces.join(pieces.before(index), pieces.before(before));
      live.add(before);
    }
  }
}

function joinCopies(
  indexes: readonly number[],
  body: readonly Instruction[],
  elementOf: (index: number) => number,
  pieces: Pieces,
): void {
  const first = new Map<string, number>();
  for (const index of indexes) {
    const statement = body[index]?.span;
    const key = statement === undefined ? "" : keyOf(statement);
    const known = first.get(key);
    if (known === undefined) first.set(key, elementOf(index));
    else pieces.join(known, elementOf(index));
  }
}

function keyOf({ start, end }: Span): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

function inTextOrder(definitions: readonly number[], body: readonly Instruction[]): readonly number[] {
  const startOf = (index: number) => body[index]?.span.start ?? { line: 0, column: 0 };
  return [...definitions].sort((a, b) => {
    const [first, second] = [startOf(a), startOf(b)];
    return first.line - second.line || first.column - second.column || a - b;
  });
}

/** Disjoint sets of what is before instructions and of what they define. */
class Pieces {
  /** Of the elements that are not alone in their set, nor its root. */
  readonly #parents = new Map<number, number>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** What the variable holds before an instruction. */
  before(index: number): number {
    return index;
  }

  /** What an instruction assigns, or, for `ENTRY`, what is given. */
  definition(index: number): number {
    return this.#size + 1 + index;
  }

  join(a: number, b: number): void {
    const [from, to] = [this.root(a), this.root(b)];
    if (from !== to) this.#parents.set(from, to);
  }

  root(element: number): number {
    let root = element;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) {
      const above = this.#parents.get(next);
      if (above !== undefined) this.#parents.set(root, above);
      root = next;
    }
    return root;
  }
}
