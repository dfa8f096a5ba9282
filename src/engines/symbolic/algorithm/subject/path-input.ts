import { arrayData, type Model } from "../../../separation/index.ts";
import { instances } from "../initialization/enum.ts";
import { instanceFields } from "../program/inputs.ts";
import { type FractionType, fractionType } from "../state/fractions.ts";
import type { PathCondition } from "../state/path-condition.ts";
import { inputOfModel } from "../test-input/input-of-model.ts";
import type { TestInput } from "../test-input/test-input.ts";
import { type Subject, symbolsOf } from "./subject.ts";

/** The test input that a model of a path's Δ is. */
export function pathInput(subject: Subject, delta: PathCondition, model: Model): TestInput {
  const { definitions } = subject;
  const { classes } = subject.code;
  const objectOf = (data: string): string | undefined => {
    const fitting = instances(data, classes, definitions.data);
    return fitting.includes(data) ? data : fitting[0];
  };
  const fractionIn = (data: string, name: string): FractionType | undefined => {
    const element = arrayData(data)?.element;
    if (element === "float" || element === "double") return element;
    const info = classes.get(data);
    const field = info && instanceFields(info).find((each) => each.name === name);
    return field && fractionType(field.type);
  };
  const parameters = symbolsOf(subject).map((input) => ({
    ...input,
    ordered: input.isOrdered ? fractionType(input.type) : undefined,
  }));
  return inputOfModel(model, parameters, delta.inputs, {
    definitions,
    typeOf: (symbol) => delta.typeOf(symbol),
    objectOf,
    fractionIn,
  });
}
