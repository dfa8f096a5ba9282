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

/** A program with the options, stops and results that make it a lesson. */
export interface Example {
  /** In links and on the command line: `one-call-site`. */
  readonly id: string;
  readonly engine: "points-to";
  readonly title: string;
  /** Where it comes from: lecture and slide title. The gallery makes a section of what stands before the comma. */
  readonly source: string;
  /** What there is to see, in one or two sentences. */
  readonly summary: string;
  readonly file: { readonly name: string; readonly text: string };
  readonly presets: readonly { readonly label: string; readonly options: ExampleOptions }[];
  readonly stops: readonly Stop[];
  /** What the program prints. Left out for programs of the slides, which print nothing. */
  readonly output?: string;
  readonly expect: readonly Expectation[];
}

/** Checks the shape where the example is written. */
export function defineExample(example: Example): Example {
  return example;
}
