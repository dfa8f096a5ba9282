import type { TestsOptions } from "../engines/symbolic/options.ts";

/** The options an example is shown under; names and values are those of the command line. */
export interface ExampleOptions {
  readonly context: string;
  readonly heap: number;
  readonly profile: "lecture" | "java";
  readonly variableContexts?: boolean;
  /** Only these methods get contexts: patterns such as `Box.*,List.add(Object)`, or `introspective`. */
  readonly selective?: string;
  /** Adds constant propagation to the result. */
  readonly constants?: boolean;
  readonly entry?: string;
  readonly maxSteps?: number;
}

/** A place worth stopping at while walking the example. */
export interface Stop {
  /** A points-to fact in slide notation, `[12]:doSet.p ∋ o4`, or a call edge `[4]:16 → [16]:One.get()`. */
  readonly when: string;
  readonly say: string;
}

/** Rows of a table as the slides print them: pointer to objects, in order. */
export type ExpectedTable = Readonly<Record<string, readonly string[]>>;

/** What the result must be, from the lecture or derived by hand. Checked by the golden tests. */
export interface Expectation {
  /** Index into `presets`. */
  readonly preset: number;
  readonly variables?: ExpectedTable;
  /** Pointers that the analysis has and the slide's table leaves out. */
  readonly notOnTheSlide?: ExpectedTable;
  readonly fields?: ExpectedTable;
  readonly callEdges?: readonly string[];
  readonly reachable?: readonly string[];
  /**
   * Single lines of the result, contexts dropped, by the short names of `factsOf`: `main.x` to `o3 o4`,
   * `call 14` to `One.get()`, `-` for nothing.
   */
  readonly facts?: Readonly<Record<string, string>>;
}

/** What all lessons have, whatever the engine. */
interface Lesson<Engine extends string, Options> {
  /** In links and on the command line: `one-call-site`. */
  readonly id: string;
  readonly engine: Engine;
  readonly title: string;
  /** Where it comes from: lecture and slide title, paper and section. The gallery makes a section of what stands before the comma. */
  readonly source: string;
  /** What there is to see, in one or two sentences. */
  readonly summary: string;
  readonly file: { readonly name: string; readonly text: string };
  readonly presets: readonly { readonly label: string; readonly options: Options }[];
}

/** A program with the options, stops and results that make it a lesson. */
export interface Example extends Lesson<"points-to", ExampleOptions> {
  readonly stops: readonly Stop[];
  /** What the program prints. Left out for programs of the slides, which print nothing. */
  readonly output?: string;
  readonly expect: readonly Expectation[];
}

/** Options of the relevancy analysis: those of the points-to analysis underneath, and its own. */
export interface RelevancyOptions {
  readonly context: string;
  readonly heap: number;
  readonly entry?: string;
  /** Table 1 or Table 2 of the paper. */
  readonly globals: "merged" | "refined";
  /** Under Table 2: cc′ is the context that the call site creates, or every context of the callee, as printed. */
  readonly refinedContexts?: "callee" | "printed";
  /** `Class.method(..)/var,…`; every call of `Symbolic` when absent. */
  readonly seeds?: string;
}

/** A program for the relevancy analysis. */
export interface RelevancyExample extends Lesson<"relevancy", RelevancyOptions> {
  /** What stands beside the program: why the answers are what they are. Paragraphs. */
  readonly text: readonly string[];
  /** Of the variables of user code, by label (`Driver.main(String[])/s`, `Limit.v`). */
  readonly expect: readonly {
    /** Index into `presets`. */
    readonly preset: number;
    readonly relevant: readonly string[];
    readonly notRelevant: readonly string[];
  }[];
}

/** What is done with a pushdown system: successors or predecessors of the start. */
export interface PushdownOptions {
  readonly direction: "post" | "pre";
}

/** A pushdown system in text form. */
export interface PushdownExample extends Lesson<"pushdown", PushdownOptions> {
  readonly text: readonly string[];
  readonly expect: readonly {
    readonly preset: number;
    /** `<p, g> : weight` for every reachable control location and top of the stack, in any order. */
    readonly tops: readonly string[];
  }[];
}

/** How inputs of a method are generated: the options that a lesson sets. */
export interface SymbolicOptions
  extends Partial<
    Pick<TestsOptions, "aliases" | "calls" | "contexts" | "depth" | "initialise" | "strategy" | "loops" | "size">
  > {
  readonly method: string;
  /** The inputs that are symbolic, at their commas, or `relevant`; all when absent. */
  readonly symbolic?: string;
}

/** A Java program with a specification, for symbolic execution. */
export interface SymbolicExample extends Lesson<"symbolic", SymbolicOptions> {
  /** Java first, then the specification. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly text: readonly string[];
}

/** How Algorithm 1 is read, and where it is cut. */
export interface SeparationOptions {
  readonly reading: "paper" | "canonical";
  readonly maxIterations?: number;
  readonly maxDisjuncts?: number;
}

/** Predicates and formulas in separation logic. */
export interface SeparationExample extends Lesson<"separation", SeparationOptions> {
  readonly text: readonly string[];
  readonly expect: readonly {
    readonly preset: number;
    /** The round in which A has stopped growing; undefined when a limit came first. */
    readonly stop: number | undefined;
    /** How many disjuncts SV of each round has, by predicate. */
    readonly sizes: Readonly<Record<string, readonly number[]>>;
  }[];
  /** What is said of each `check`, in order; the same under every preset. */
  readonly verdicts: readonly ("sat" | "unsat" | "unknown")[];
}

/** Checks the shape where the example is written. */
export function defineSymbolicExample(example: SymbolicExample): SymbolicExample {
  return example;
}

/** Checks the shape where the example is written. */
export function defineSeparationExample(example: SeparationExample): SeparationExample {
  return example;
}

/** Checks the shape where the example is written. */
export function defineExample(example: Example): Example {
  return example;
}

/** Checks the shape where the example is written. */
export function defineRelevancyExample(example: RelevancyExample): RelevancyExample {
  return example;
}

/** Checks the shape where the example is written. */
export function definePushdownExample(example: PushdownExample): PushdownExample {
  return example;
}
