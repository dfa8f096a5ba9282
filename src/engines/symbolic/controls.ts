import type { ChoiceControl } from "../../options/index.ts";
import { strategies } from "./algorithm/test-input/test-input.ts";
import { inputsOfMethod } from "./texts/inputs-of-method.ts";
import { methodsWithPrecondition } from "./texts/methods-with-precondition.ts";

/** The value of the option `symbolic` that leaves the choice to relevancy. */
export const BY_RELEVANCY = "relevant";

export const methodControl: ChoiceControl = {
  kind: "choice",
  values: ({ files }) => methodsWithPrecondition(files),
  unset: ({ files }) => methodsWithPrecondition(files)[0] ?? "",
};

export const strategyControl: ChoiceControl = { kind: "choice", values: () => strategies };

export const depthControl: ChoiceControl = { kind: "choice", values: () => ["", "0", "1", "2", "3", "4", "5", "6"] };

export const initializeControl: ChoiceControl = { kind: "choice", isRare: true, values: () => ["use", "access"] };

export const loopsControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: () => ["1", "2", "3", "4", "6", "8", "12"],
};

export const sizeControl: ChoiceControl = { kind: "choice", isRare: true, values: () => ["1", "2", "3", "4"] };

/** All inputs, those on which paths depend, or one. */
export const inputsControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values({ files, options }) {
    const method = options["method"] ?? methodsWithPrecondition(files)[0] ?? "";
    const inputs = inputsOfMethod(files, String(method));
    return ["", BY_RELEVANCY, ...(inputs.length > 1 ? inputs : [])];
  },
  labelOf: (inputs) =>
    inputs === "" || inputs === BY_RELEVANCY
      ? undefined
      : { id: "symbolic.options.symbolic.only", values: { names: inputs.split(",").join(", ") } },
};
