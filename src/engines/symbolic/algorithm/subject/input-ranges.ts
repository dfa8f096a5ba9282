import type { Type } from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import { arrayData, asLinear, type Model, type ModelValue } from "../../../separation/index.ts";
import { instanceFields } from "../program/inputs.ts";
import { INT_RANGE, type Range, rangeOf } from "../program/java-range.ts";
import { isFractionName } from "../state/fractions.ts";
import { bounds, isName, type PathCondition } from "../state/path-condition.ts";
import { type Subject, symbolsOf } from "./subject.ts";

/** JSON carries no more digits than these without loss. */
const EXACT: Range = { least: -(2n ** 53n - 1n), most: 2n ** 53n - 1n };

/** The range of an input: a long has only the numbers that an answer can carry. */
function inputRange(type: Type): Range | undefined {
  return type.kind === "primitive" && type.name === "long" ? EXACT : rangeOf(type);
}

/** Integers of the logic have no bounds; this knows those of the inputs' Java types; `int` where none is known. */
export class InputRanges {
  /** By symbol, those of parameters. */
  readonly #parameters: ReadonlyMap<string, Range>;
  /** By class and field. */
  readonly #fields = new Map<string, ReadonlyMap<string, Range>>();
  readonly #subject: Subject;

  constructor(subject: Subject) {
    this.#subject = subject;
    this.#parameters = rangesByName(symbolsOf(subject).map(({ symbol, type }) => ({ name: symbol, type })));
  }

  /** Whether every integer of a model of Δ is one of its Java type. */
  fit({ variables, heap }: Model, delta: PathCondition): boolean {
    const ranges = this.#rangesIn(delta);
    return (
      variables.every(({ name, value }) => !isInteger(delta, name) || isWithin(value, ranges.get(name) ?? INT_RANGE)) &&
      heap.every(({ type, fields }) =>
        fields.every(
          ({ name, value }) =>
            this.#isFraction(type, name) || isWithin(value, this.#rangesOf(type).get(name) ?? INT_RANGE),
        ),
      )
    );
  }

  /** Integers that stand for fractions have no range. */
  #isFraction(data: string, field: string): boolean {
    const fields = this.#subject.definitions.data.get(data)?.fields;
    return fields?.find(({ name }) => name === field)?.type.kind === "double";
  }

  /** Δ with bounds on every integer that it names. */
  within(delta: PathCondition): PathCondition {
    const ranges = this.#rangesIn(delta);
    const integers = delta.variables().filter(({ name }) => isInteger(delta, name));
    return delta.withConstraints(integers.flatMap(({ name }) => bounds(asLinear(name), ranges.get(name) ?? INT_RANGE)));
  }

  /** Δ with bounds on the parameters of types that are smaller than int. */
  withSmallParameters(delta: PathCondition): PathCondition {
    const small = [...this.#parameters].filter(([, { least }]) => least > INT_RANGE.least);
    return delta.withConstraints(small.flatMap(([symbol, range]) => bounds(asLinear(symbol), range)));
  }

  #rangesIn(delta: PathCondition): ReadonlyMap<string, Range> {
    const ranges = new Map(this.#parameters);
    for (const part of delta.heap.spatial) {
      if (part.kind !== "cell") continue;
      const names = delta.definitions.data.get(part.data)?.fields ?? [];
      part.fields.forEach((content, index) => {
        const range = this.#rangesOf(part.data).get(names[index]?.name ?? "");
        if (range !== undefined && isName(content) && !ranges.has(content)) ranges.set(content, range);
      });
    }
    return ranges;
  }

  #rangesOf(data: string): ReadonlyMap<string, Range> {
    const info = this.#subject.code.classes.get(data);
    return valueAt(this.#fields, data, () => {
      const element = elementRange(arrayData(data)?.element);
      if (element === undefined) return rangesByName(info === undefined ? [] : instanceFields(info));
      const places = this.#subject.definitions.data.get(data)?.fields ?? [];
      return new Map(places.map(({ name }) => [name, element]));
    });
  }
}

/** Whether a variable of Δ is an integer of the program. */
function isInteger(delta: PathCondition, name: string): boolean {
  return delta.typeOf(name)?.kind === "int" && !isFractionName(name);
}

function elementRange(name: string | undefined): Range | undefined {
  if (name !== "byte" && name !== "short" && name !== "char" && name !== "long") return undefined;
  return inputRange({ kind: "primitive", name });
}

/** Nothing for what is no whole number. */
function rangesByName(all: readonly { readonly name: string; readonly type: Type }[]): ReadonlyMap<string, Range> {
  const ranges = all.map(({ name, type }) => [name, inputRange(type)] as const);
  return new Map(ranges.flatMap(([name, range]) => (range === undefined ? [] : [[name, range]])));
}

function isWithin(value: ModelValue, { least, most }: Range): boolean {
  return value.kind !== "integer" || (least <= value.value && value.value <= most);
}
