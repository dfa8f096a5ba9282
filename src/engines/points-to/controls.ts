import type { ChoiceControl, ControlContext, FlagControl, Label, MethodsControl } from "../../options/index.ts";
import { ownSelectorName, selectorName, splitPatterns } from "./algorithm/context/index.ts";

/** The rule that chooses methods by what a first run shows. */
const INTROSPECTIVE = "introspective";

/** The common selectors, and any other by its name. */
export const contextControl: ChoiceControl = {
  kind: "choice",
  values: () => "ci 1-call 2-call 1-obj 2-obj 1-type 2-type 1-hybrid 2-hybrid s-2obj inf-call inf-obj".split(" "),
  labelOf: (context) => ({ literal: selectorName(context) }),
  other: { example: "3-call" },
  own: {
    nameOf: ownSelectorName,
    load: async () => (await import("./algorithm/context/own/definitions.ts")).ownSelectors,
  },
};

export const heapControl: ChoiceControl = { kind: "choice", values: () => ["0", "1", "2"] };

/** What one abstract object stands for. */
export const heapAbstractionControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: () => ["allocation-site", "type"],
};

/** Shown where objects are told apart by their sites: with one object for each type all is merged. */
export const mergeStringsControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: () => ["none", "constants", "all"],
  isShown: mergesBySite,
};

/** Whether what else is merged makes a difference. */
export function mergesBySite({ options }: ControlContext): boolean {
  return options["heapAbstraction"] !== "type";
}

/** Shown where exceptions are modeled. */
export const vmObjectsControl: FlagControl = {
  kind: "flag",
  ticked: true,
  isRare: true,
  isShown: ({ options }) => options["profile"] !== "lecture",
};

export const profileControl: ChoiceControl = { kind: "choice", values: () => ["lecture", "java"] };

export const selectiveControl: MethodsControl = {
  kind: "methods",
  rules: [INTROSPECTIVE],
  split: (value) => (value.startsWith(INTROSPECTIVE) ? [] : splitPatterns(value)),
};

/** Where the run says that it could start: the program leaves the choice. */
function startsIn({ errors }: ControlContext): readonly string[] {
  return errors.flatMap((error) => (error.kind === "no-entry" ? error.known : []));
}

/** Whether the run asks where to start, or was told. */
function isEntryChosen(context: ControlContext): boolean {
  return context.options["entry"] !== undefined || startsIn(context).length > 0;
}

/** Shown when the program leaves a choice, or one has been made. */
export const entryControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: (context) => ["", ...startsIn(context)],
  labelOf: (entry, context) =>
    entry === "" && startsIn(context).length > 0 ? { id: "points-to.options.entry.choose" } : undefined,
  isShown: isEntryChosen,
  isAsked: isEntryChosen,
};

export const orderControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: () => ["fifo", "lifo", "random:1", "random:2"],
  labelOf(order): Label | undefined {
    if (order.startsWith("picked:")) return { id: "points-to.options.order.picked" };
    const seed = /^random:(\d+)$/.exec(order)?.[1];
    return seed === undefined ? undefined : { id: "points-to.options.order.random", values: { seed } };
  },
};

export const stepLimitControl: ChoiceControl = {
  kind: "choice",
  isRare: true,
  values: () => ["", "1000", "10000", "100000", "1000000"],
  labelOf: (count) =>
    count === "" ? undefined : { id: "points-to.options.maxSteps.count", values: { count: Number(count) } },
};
