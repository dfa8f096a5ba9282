import {
  blame,
  type Conclusions,
  comparable,
  conclusions,
  type EnginePage,
  execution,
  type Hierarchy,
  hierarchy,
  library,
  type MethodChoice,
  methodChoice,
  presetTag,
  solvable,
  sound,
  whatIf,
  whyNot,
} from "../../../engine-kit/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { selectorName } from "../algorithm/context/index.ts";
import { hasContexts } from "../fact-names.ts";
import type { PointsToResult } from "../result.ts";
import { comparison } from "./comparison/comparison.ts";
import { selectorTable } from "./selector-table.ts";

/** Contexts are, where there are any. */
const isWritten = ({ context }: GivenOptions): boolean => hasContexts(String(context));

const constants: Conclusions<PointsToResult> = {
  option: "constants",
  key: "n",
  hints: ({ constants: found = [] }) =>
    found.map(({ file, line, name, value }) => ({
      file,
      line,
      text: `${name} = ${value}`,
      isNew: false,
      isConclusion: true,
    })),
};

const hierarchyCalls: Hierarchy<PointsToResult> = {
  panel: "call-graph",
  calls: ({ hierarchy: found }) => found?.calls ?? [],
};

const reachableMethods: MethodChoice<PointsToResult> = {
  methods: ({ reachable }) => [...new Set(reachable.map(({ method }) => method))],
};

/** The page of the pointer analysis. */
export const page: EnginePage = {
  route: "pointer",
  isHome: true,
  start: { context: "1-call", heap: 0, profile: "java" },
  always: { hierarchy: true },
  controls: [
    "context",
    "heap",
    "profile",
    "selective",
    "variableContexts",
    "heapAbstraction",
    "mergeStrings",
    "mergeExceptions",
    "mergeStringBuilders",
    "vmObjects",
    "order",
    "entry",
    "maxSteps",
  ],
  palette: ["context"],
  stages: [
    {
      id: "pointer-flow-graph",
      panels: ["pointer-flow-graph"],
      sets: ["reachable-methods", "call-graph-edges"],
    },
    { id: "call-graph", panels: ["call-graph", "class-hierarchy"] },
    { id: "rules", panels: ["rules"] },
    { id: "class-map", panels: ["class-map"], atStart: true, leastNodes: 8 },
  ],
  notation: [
    { sign: "o12", text: "points-to.notation.object" },
    { sign: "[4]", text: "points-to.notation.context", isWritten },
    { sign: "[4]:x", text: "points-to.notation.pointer", isWritten },
    { sign: "⟨n, pts⟩", text: "points-to.notation.entry" },
    { sign: "WL", text: "points-to.notation.worklist" },
    { sign: "PFG", text: "points-to.notation.flow" },
    { sign: "RM", text: "points-to.notation.reachable" },
    { sign: "CG", text: "points-to.notation.calls" },
  ],
  tables: [selectorTable],
  capabilities: [
    execution({ panel: "points-to-sets" }),
    solvable({ order: "order" }),
    whyNot({ command: "why-not" }),
    blame({
      command: "blame",
      isFor: (fact) => fact.includes(" ∈ pt("),
      methods: { command: "blame-methods", isFor: ({ context }) => context === "ci" },
    }),
    whatIf({ command: "what-if", option: "without" }),
    sound({ command: "sound" }),
    comparable(comparison),
    library({}),
    hierarchy(hierarchyCalls),
    methodChoice(reachableMethods),
    presetTag({ tagOf: ({ context }) => ({ literal: selectorName(String(context ?? "")) }) }),
    conclusions(constants),
  ],
};
