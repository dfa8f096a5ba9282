import {
  type Instruction,
  type Method,
  type Variable,
  variablesRead,
  variableWritten,
} from "../../../../java/index.ts";
import { spanKey, UnionFind, valueAt } from "../../../../kernel/index.ts";
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
 * What is the same value: an instruction stands for what the variable holds before it, `definitionAt` an instruction for what
 * that assigns, or, for `ENTRY`, what is given.
 */
type Pieces = UnionFind<number>;

function definitionAt({ length }: Method["body"], index: number): number {
  return length + 1 + index;
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
  const pieces = new UnionFind<number>();
  joinLive(method, variable, code, uses, pieces);
  // A `finally` stands in the code once for each way out: what a statement reads is one part, and what it writes.
  joinCopies(uses, body, (index) => index, pieces);
  joinCopies(written, body, (index) => definitionAt(body, index), pieces);
  const webs = new Map<number, { definitions: number[]; uses: number[] }>();
  for (const index of inTextOrder(definitions, body)) {
    const root = pieces.find(definitionAt(body, index));
    const web = webs.get(root);
    if (web === undefined) webs.set(root, { definitions: [index], uses: [] });
    else web.definitions.push(index);
  }
  for (const index of uses) webs.get(pieces.find(index))?.uses.push(index);
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
    if (index === 0) pieces.unite(0, definitionAt(body, ENTRY));
    for (const before of code.predecessors(index)) {
      const isDefinition = writes(body[before], variable);
      if (isDefinition) pieces.unite(index, definitionAt(body, before));
      // What throws has not assigned yet.
      if (isDefinition && body[index]?.kind !== "catch") continue;
      pieces.unite(index, before);
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
    const key = statement === undefined ? "" : spanKey(statement);
    const known = first.get(key);
    if (known === undefined) first.set(key, elementOf(index));
    else pieces.unite(known, elementOf(index));
  }
}

function inTextOrder(definitions: readonly number[], body: readonly Instruction[]): readonly number[] {
  const startOf = (index: number) => body[index]?.span.start ?? { line: 0, column: 0 };
  return [...definitions].sort((a, b) => {
    const [first, second] = [startOf(a), startOf(b)];
    return first.line - second.line || first.column - second.column || a - b;
  });
}
