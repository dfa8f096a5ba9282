import type { DataFlowOptions } from "../../algorithm/index.ts";

/** A program with the options and facts that make it a lesson. */
export interface FlowLesson {
  /** In links and on the command line. */
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** What there is to see, in one or two sentences. */
  readonly summary: string;
  readonly file: { readonly name: string; readonly text: string };
  readonly presets: readonly { readonly label: string; readonly options: Partial<DataFlowOptions> }[];
  readonly expect: readonly {
    /** Index into `presets`. */
    readonly preset: number;
    /** What holds before and behind lines, without temporaries: `in 7`, `out 7` to `{x=1, y=NAC}` or `{x, y}`. */
    readonly facts?: Readonly<Record<string, string>>;
    /** Line and reason of each dead statement. */
    readonly dead?: readonly string[];
    /** Nodes taken off the worklist. */
    readonly pops?: number;
  }[];
}

/** Checks the shape where the lesson is written. */
export function defineLesson(lesson: FlowLesson): FlowLesson {
  return lesson;
}
