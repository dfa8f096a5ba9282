import type { DiffRow } from "../../engines/relevancy/index.ts";
import type { AnalysisError, InputFile, Span } from "../../kernel/index.ts";

export type { DiffRow };

/** What to instrument: the variables of a relevancy result, or everything that can be (`blind`). */
export interface InstrumentRequest {
  readonly files: readonly InputFile[];
  readonly variables: readonly object[] | "blind";
}

/** The instrumented program, each file with its difference to the original. */
export type InstrumentAnswer =
  | {
      readonly ok: true;
      readonly files: readonly { readonly name: string; readonly text: string; readonly rows: readonly DiffRow[] }[];
      readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
    }
  | { readonly ok: false; readonly errors: readonly AnalysisError[] };
