import type { ExampleOptions } from "../../../examples/index.ts";

/** The options of a run as the page holds them, of all engines; each engine is told those it knows. */
export interface RunOptions extends ExampleOptions {
  /** `fifo`, `lifo`, `random:SEED`. */
  readonly order?: string;
  /** Relevancy: Table 1 or Table 2. */
  readonly globals?: "merged" | "refined";
  /** Relevancy: what cc′ ranges over in Table 2. */
  readonly refinedContexts?: "callee" | "printed";
  /** Relevancy: variables whose values are symbolic, at their commas; every call of `Symbolic` when absent. */
  readonly seeds?: string;
  /** Relevancy: control dependence counts, too. */
  readonly implicit?: boolean;
  /** Pushdown systems: successors or predecessors. */
  readonly direction?: "post" | "pre";
  /** Separation logic: Algorithm 1 as printed, or the reading that works. */
  readonly reading?: "paper" | "canonical";
  /** Separation logic: how often everything is unfolded, and how large a table may become. */
  readonly maxIterations?: number;
  readonly maxDisjuncts?: number;
  /** Symbolic execution: the method under test, by its simple name or its label. */
  readonly method?: string;
  readonly strategy?: "separation-logic" | "lazy" | "black-box";
  /** Symbolic execution: unfoldings on one path; as many as it takes when absent. */
  readonly depth?: number | undefined;
  /** Symbolic execution: how often one undecided condition may come up in one call. */
  readonly loops?: number;
  /** Symbolic execution: how many calls may be open at once. */
  readonly calls?: number;
  /** Symbolic execution: SV at the fixed point, or after one unfolding. */
  readonly contexts?: "fixed-point" | "once";
  /** Symbolic execution: scenario 2 of enum with the cells that predicates hide, or as printed. */
  readonly aliases?: "all" | "printed";
  /** Symbolic execution: references are initialized where their values matter, or wherever they are read. */
  readonly initialise?: "use" | "access";
  /** Symbolic execution: `relevant`, or the inputs that are symbolic, at their commas; all when absent. */
  readonly symbolic?: string | undefined;
  /** Black-box enumeration: objects of each type. */
  readonly size?: number;
}

/** What an engine starts with where nobody chose. */
const defaults: Readonly<Record<string, RunOptions>> = {
  "points-to": { context: "1-call", heap: 0, profile: "java" },
  relevancy: { context: "1-call", heap: 0, profile: "java", globals: "merged" },
  pushdown: { context: "ci", heap: 0, profile: "java", direction: "post" },
  separation: { context: "ci", heap: 0, profile: "java", reading: "canonical" },
  symbolic: { context: "ci", heap: 0, profile: "java", strategy: "separation-logic" },
};

/** The options that an engine knows. */
const known: Readonly<Record<string, readonly (keyof RunOptions)[]>> = {
  "points-to": [
    "context",
    "heap",
    "profile",
    "entry",
    "variableContexts",
    "order",
    "maxSteps",
    "selective",
    "constants",
  ],
  relevancy: ["context", "heap", "entry", "maxSteps", "globals", "refinedContexts", "seeds", "implicit"],
  pushdown: ["direction", "order", "maxSteps"],
  separation: ["reading", "maxIterations", "maxDisjuncts"],
  symbolic: ["method", "strategy", "contexts", "aliases", "initialise", "depth", "loops", "calls", "symbolic", "size"],
};

/** Those of the options that an engine knows: in links, and to ask whether two runs are the same. */
export function optionsFor(engine: string, options: Partial<RunOptions>): Partial<RunOptions> {
  const names: readonly string[] = known[engine] ?? [];
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}

/** Offered in the menu; any other `K-kind` can be typed. */
export const contextChoices = [
  "ci",
  "1-call",
  "2-call",
  "1-obj",
  "2-obj",
  "1-type",
  "2-type",
  "1-hybrid",
  "2-hybrid",
  "inf-call",
  "inf-obj",
] as const;

export const stepLimits = [1_000, 10_000, 100_000, 1_000_000] as const;

const selector = /^(?:ci|(?:[1-9]\d?|inf)-(?:call|obj|type|hybrid))$/;

/** Whether a text names a context sensitivity: `ci`, `K-call`, `K-obj`, `K-type`, `K-hybrid`, K ≥ 1 or `inf`. */
export function isSelector(text: string): boolean {
  return selector.test(text);
}

/** K − 1, the usual choice. */
export function defaultHeap(context: string): number {
  const k = Number.parseInt(context, 10);
  return Number.isNaN(k) ? (context.startsWith("inf") ? 1 : 0) : Math.max(0, k - 1);
}

/** The rule that chooses methods by what a first run shows. */
export const INTROSPECTIVE = "introspective";

/** Which methods get contexts: all, those that were chosen, or those that a first run leaves. */
export function selectiveKind({ selective }: Pick<RunOptions, "selective">): "all" | "chosen" | "introspective" {
  // The empty text says so where an example would choose.
  if (selective === undefined || selective === "") return "all";
  return selective.startsWith(INTROSPECTIVE) ? "introspective" : "chosen";
}

/** Patterns of methods at their commas, those inside parentheses left alone: `A.m(B,C),D.*`. */
export function splitSelective(text: string): readonly string[] {
  if (text.startsWith(INTROSPECTIVE)) return [];
  return (text.match(/(?:[^,(]|\([^)]*\)?)+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

/** The lecture's name of a selector: `1-call-site`, `2-object`. */
export function selectorName(context: string): string {
  if (context === "ci") return "insensitive";
  return context
    .replace(/-call$/, "-call-site")
    .replace(/-obj$/, "-object")
    .replace(/^inf-/, "∞-");
}

/** What an engine starts with where nobody chose. */
export function defaultsOf(engine: string): RunOptions {
  return defaults[engine] ?? { context: "ci", heap: 0, profile: "java" };
}

/** What the engine is told. */
export function requestOptions(engine: string, options: RunOptions): Readonly<Record<string, unknown>> {
  const own = optionsFor(engine, options);
  return engine === "points-to" ? { ...own, hierarchy: true } : own;
}
