import type { CommandHost, CommandSpec } from "../engine-kit/index.ts";
import type { DiffRow } from "../engines/relevancy/index.ts";
import type { AnalysisError, InputFile, Result } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import type { RunNote } from "../trace/index.ts";

export type { CommandHost };

/** What drives two engines, as the session sees it. */
export interface Pipeline {
  readonly commands: readonly CommandSpec[];
  readonly preparations: readonly Preparation[];
  readonly derived?: DerivedProgram;
}

/** A program that is made from another one, for the page. */
interface DerivedProgram {
  readonly id: string;
  /** `request` is plain data: it comes from the page. */
  derive(host: CommandHost, files: readonly InputFile[], request: object): Promise<DerivedAnswer>;
}

/** The derived program, each file with its difference to the original. */
export type DerivedAnswer =
  | {
      readonly ok: true;
      readonly files: readonly { readonly name: string; readonly text: string; readonly rows: readonly DiffRow[] }[];
      readonly notes: readonly RunNote[];
    }
  | { readonly ok: false; readonly errors: readonly AnalysisError[] };

export type { DiffRow };

/** Completes the options of an engine's runs before they start. */
interface Preparation {
  /** The engine's id. */
  readonly engine: string;
  prepare(host: CommandHost, files: readonly InputFile[], options: RawOptions): Promise<Result<Prepared>>;
}

/** The completed options, and what is to be said about them. */
export interface Prepared {
  readonly options: RawOptions;
  readonly notes: readonly string[];
}
