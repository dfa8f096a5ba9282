import type { Method } from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";
import type { Code } from "../program/code.ts";
import { withPlaces } from "../program/places.ts";

/** A decision of a method: an `if-false` instruction. */
export interface Condition {
  /** Its line, `12`; `12a`, `12b` where one line has several; `Node:12` outside the first file. */
  readonly label: string;
  readonly method: Method;
  /** The index of the instruction. */
  readonly pc: number;
  readonly span: Span;
}

/** The conditions of some methods, in the order of the code. */
export interface Branches {
  readonly conditions: readonly Condition[];
  /** `12T` where the condition holds, `12F` where it does not; undefined for methods that are not among them. */
  sideOf(method: Method, pc: number, holds: boolean): string | undefined;
}

/** The conditions of the methods. Labels are those of the whole code, whichever methods are asked for. */
export function branchesOf(code: Code, methods: readonly Method[] = code.methods): Branches {
  const asked = new Set(methods);
  const conditions = allConditions(code).filter(({ method }) => asked.has(method));
  const labels = new Map<Method, Map<number, string>>();
  for (const { method, pc, label } of conditions) labels.set(method, (labels.get(method) ?? new Map()).set(pc, label));
  return {
    conditions,
    sideOf: (method, pc, holds) => {
      const label = labels.get(method)?.get(pc);
      return label === undefined ? undefined : sideOf(label, holds);
    },
  };
}

/** One side of a condition. */
export function sideOf(label: string, holds: boolean): string {
  return `${label}${holds ? "T" : "F"}`;
}

function allConditions(code: Code): readonly Condition[] {
  const found = code.methods.flatMap((method) =>
    code.bodyOf(method).flatMap(({ kind, span }, pc) => (kind === "if-false" ? [{ method, pc, span }] : [])),
  );
  return withPlaces(code, found).map(({ place, ...condition }) => ({ ...condition, label: place }));
}
