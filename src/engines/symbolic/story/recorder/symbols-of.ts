import {
  type Model,
  NULL,
  nameOfCall,
  type SymbolicHeap,
  showConstraint,
  showHeap,
  showLinear,
  showModelValue,
  showPointerFact,
  showSpatial,
  type Verdict,
} from "../../../separation/index.ts";
import type { FrameView, NodeEnd } from "../../algorithm/observer.ts";
import { modelValues } from "../../algorithm/state/feasibility.ts";
import { comparedWithFractions, fractionsOf, isFractionName } from "../../algorithm/state/fractions.ts";
import { showValue } from "../../algorithm/state/show-value.ts";
import type { HeapObject } from "../../algorithm/state/state.ts";
import { nullValue, type SymbolicValue } from "../../algorithm/state/values.ts";
import type {
  ConjunctSymbol,
  DeltaSymbol,
  EndSymbol,
  FrameSymbol,
  ObjectSymbol,
  ValueSymbol,
  VerdictSymbol,
} from "../facts/index.ts";

/** Δ in texts: the whole formula, and each conjunct with what a drawing needs of it. */
export function deltaSymbol(
  delta: SymbolicHeap,
  isRoot: (predicate: string, parameter: number) => boolean,
): DeltaSymbol {
  const spatial = delta.spatial.map((part): ConjunctSymbol => {
    const text = showSpatial(part);
    if (part.kind === "cell") return { part: "κ", text, cell: { root: part.root, data: part.data } };
    const texts = part.arguments.map((value) => (typeof value === "string" ? value : showLinear(value)));
    const roots = part.arguments.filter(
      (value, index): value is string => typeof value === "string" && isRoot(part.predicate, index),
    );
    return {
      part: "κ",
      text,
      call: { predicate: part.predicate, arguments: texts, roots, name: nameOfCall(part, isRoot) },
    };
  });
  const pointers = delta.pointers.map((fact): ConjunctSymbol => {
    const text = showPointerFact(fact);
    return fact.relation === "=" ? { part: "α", text, equal: [fact.left, fact.right] } : { part: "α", text };
  });
  const numbers = delta.numbers.map((fact): ConjunctSymbol => ({ part: "φ", text: showConstraint(fact) }));
  return { text: showHeap(delta), conjuncts: [...spatial, ...pointers, ...numbers] };
}

export function objectSymbol({ root, data, origin, isFreed, initial, fields }: HeapObject): ObjectSymbol {
  const texts = [...fields].map(([name, now]) => ({
    name,
    initial: valueSymbol(initial.get(name) ?? nullValue),
    now: valueSymbol(now),
  }));
  return { root, data, origin, isFreed, fields: texts };
}

export function frameSymbol({ method, values, at }: FrameView): FrameSymbol {
  return { method: method.label, values: values.map(({ name, value }) => ({ name, value: valueSymbol(value) })), at };
}

/** A value's text, and the reference that it is. */
function valueSymbol(value: SymbolicValue): ValueSymbol {
  const text = showValue(value);
  return value.kind === "reference" && value.name !== NULL ? { text, reference: value.name } : { text };
}

/** An answer of the checker: the model's variables, or the reason why there is none. */
export function verdictSymbol(text: string, delta: SymbolicHeap, verdict: Verdict): VerdictSymbol {
  const reason = verdict.verdict === "sat" ? modelText(delta, verdict.model) : verdict.reason;
  return { delta: text, verdict: verdict.verdict, reason };
}

/** Fractions as fractions, and without the program's constants. */
function modelText({ numbers }: SymbolicHeap, model: Model): string {
  const { integers } = modelValues(model);
  const compared = comparedWithFractions(numbers);
  const fractions = fractionsOf(
    [...compared].flatMap((name) => integers.get(name) ?? []),
    integers,
  );
  return model.variables
    .flatMap(({ name, value }) => {
      if (isFractionName(name)) return [];
      const known = value.kind === "integer" && compared.has(name) ? fractions.get(value.value) : undefined;
      return [`${name} = ${known ?? showModelValue(value)}`];
    })
    .join(", ");
}

export function endSymbol(end: NodeEnd): EndSymbol {
  switch (end.kind) {
    case "return":
      return { kind: end.kind, text: end.value === undefined ? "" : showValue(end.value) };
    case "exception":
      return { kind: end.kind, text: end.exception };
    case "cut-off":
      return { kind: end.kind, text: end.bound };
    case "infeasible":
    case "unknown":
      return { kind: end.kind, text: end.reason };
  }
}
