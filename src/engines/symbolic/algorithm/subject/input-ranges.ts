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

const LONG: Range = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** The range of an input: a long has only the numbers that an answer can carry. */
function inputRange(type: Type): Range | undefined {
  const range = rangeOf(type);
  return range?.most === LONG.most ? EXACT : range;
}

/** Integers of the logic have no bounds; this knows those of the inputs' Java types; of fields without one, those of `int`. */
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

  /** Whether every integer of a model of Δ that an input holds is one of its Java type. */
  fit({ variables, heap }: Model, delta: PathCondition): boolean {
    const ranges = this.#rangesIn(delta);
    return (
      variables.every(({ name, value }) => isWithin(value, ranges.get(name))) &&
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

  /** Δ with bounds on every integer that an input holds. What only formulas speak of, such as the height of a tree, has none. */
  within(delta: PathCondition): PathCondition {
    return delta.withConstraints([...this.#rangesIn(delta)].flatMap(([name, range]) => bounds(asLinear(name), range)));
  }

  /** As `within`, but a long is any number that Java has, though no answer can carry it; undefined where there is no long. */
  withinLongs(delta: PathCondition): PathCondition | undefined {
    const ranges = [...this.#rangesIn(delta)];
    if (!ranges.some(([, range]) => range === EXACT)) return undefined;
    return delta.withConstraints(
      ranges.flatMap(([name, range]) => bounds(asLinear(name), range === EXACT ? LONG : range)),
    );
  }

  /** Δ with bounds on the parameters of types that are smaller than int. */
  withSmallParameters(delta: PathCondition): PathCondition {
    const small = [...this.#parameters].filter(([, { least }]) => least > INT_RANGE.least);
    return delta.withConstraints(small.flatMap(([symbol, range]) => bounds(asLinear(symbol), range)));
  }

  /** By name, of the integers among the parameters and in cells. */
  #rangesIn(delta: PathCondition): ReadonlyMap<string, Range> {
    const ranges = new Map(this.#parameters);
    for (const { kind, symbol } of delta.inputs)
      if (kind === "integer" && symbol !== undefined) ranges.set(symbol, INT_RANGE);
    for (const part of delta.heap.spatial) {
      if (part.kind !== "cell") continue;
      const fields = delta.definitions.data.get(part.data)?.fields ?? [];
      part.fields.forEach((content, index) => {
        if (!isName(content) || ranges.has(content)) return;
        ranges.set(content, this.#rangesOf(part.data).get(fields[index]?.name ?? "") ?? INT_RANGE);
      });
    }
    return new Map([...ranges].filter(([name]) => isInteger(delta, name)));
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

function isWithin(value: ModelValue, range: Range | undefined): boolean {
  return value.kind !== "integer" || range === undefined || (range.least <= value.value && value.value <= range.most);
}
