import type { CommandHost, CommandSpec } from "../engines/index.ts";
import type { InputFile, Result } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";

export type { CommandHost };

/** What drives two engines, as the session sees it. */
export interface Pipeline {
  readonly commands: readonly CommandSpec[];
  readonly preparations: readonly Preparation[];
}

/** Completes the options of an engine's runs before they start. */
export interface Preparation {
  /** The engine's id. */
  readonly engine: string;
  prepare(host: CommandHost, files: readonly InputFile[], options: RawOptions): Promise<Result<Prepared>>;
}

/** The completed options, and what is to be said about them. */
export interface Prepared {
  readonly options: RawOptions;
  readonly notes: readonly string[];
}
