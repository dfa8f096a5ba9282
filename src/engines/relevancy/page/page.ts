import {
  blame,
  comparable,
  type DerivedProgram,
  derived,
  type EnginePage,
  legend,
  type Picking,
  picking,
  whyNot,
} from "../../../engine-kit/index.ts";
import type { RelevancyResult } from "../result.ts";
import { comparison } from "./comparison.ts";

const seeds: Picking<RelevancyResult> = {
  option: "seeds",
  fieldNamed({ variables }, word) {
    for (const row of variables) if ("class" in row && row.field === word) return `${row.class}.${row.field}`;
    return undefined;
  },
};

const instrumented: DerivedProgram<RelevancyResult> = {
  id: "instrumented",
  kinds: ["relevant", "blind"],
  ofResult: ["relevant"],
  request: (kind, { variables }) => ({ variables: kind === "blind" ? "blind" : variables }),
  causeOf: (fact) => /^ra\((.+?)(?:‹.*›)?, (.+)\) = any$/.exec(fact)?.slice(1).reverse().join("/"),
};

/** The page of the relevancy analysis. */
export const page: EnginePage = {
  route: "relevancy",
  start: { context: "1-call", heap: 0, globals: "merged" },
  controls: [
    "globals",
    "refinedContexts",
    "context",
    "heap",
    "pipeline",
    "seeds",
    "implicit",
    "splitLocals",
    "entry",
    "maxSteps",
  ],
  palette: ["context"],
  stages: [
    {
      id: "dependence-graph",
      panels: ["dependence-graph"],
      during: ["BuildGraph", "Encode"],
      facts: ["pushdown-rules", "dependence-edges"],
    },
    { id: "cloned-graph", panels: ["cloned-graph"], during: ["Clone", "Reach"], facts: ["copies"] },
    { id: "p-automaton", panels: ["p-automaton"], during: ["PostStar", "Update", "ReadOut"], facts: ["transitions"] },
    {
      id: "instrumented",
      panels: [],
      view: "derived",
      during: ["Relevancy", "JoinCopies"],
      facts: ["relevant-variables"],
    },
  ],
  notation: [
    { sign: "(v, f) ⇝ (w, g)", text: "relevancy.notation.edge" },
    { sign: "r25", text: "relevancy.notation.return" },
    { sign: "env", text: "relevancy.notation.env" },
    { sign: "⟨v, f⟩ ↪ ⟨w, g r⟩", text: "relevancy.notation.rule" },
    { sign: "● any ○ const ◐ id", text: "relevancy.notation.weight" },
  ],
  tables: [],
  capabilities: [
    comparable(comparison),
    whyNot({ command: "why-not-relevancy" }),
    blame({ command: "blame-relevancy", isFor: (fact) => fact.startsWith("ra(") && fact.endsWith("= any") }),
    legend({
      label: "relevancy.outcome.legend",
      signs: [
        { tone: "any", sign: "● any", text: "relevancy.outcome.any" },
        { tone: "id", sign: "◐ id", text: "relevancy.outcome.id" },
        { tone: "const", sign: "○ const", text: "relevancy.outcome.const" },
        { tone: "zero", sign: "· 0", text: "relevancy.outcome.zero" },
      ],
    }),
    picking(seeds),
    derived(instrumented),
  ],
};
