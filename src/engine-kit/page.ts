import type { Capable, InputFile } from "../kernel/index.ts";
import type { GivenOptions, OwnControl } from "../options/index.ts";
import type { RunTable } from "./run-table.ts";

/** What the page shows of an engine, and what the engine can do besides being stepped through. Ids of words are those of the manifest's `words`. */
export interface EnginePage extends Capable {
  /** `pointer`: the page is at `#/pointer`. Engines of the same route share a page. */
  readonly route: string;
  /** Of several engines on a page this one is opened by a bare link. */
  readonly isFirst?: true;
  /** The engine that the address without a page falls back to; the keys of its stored things have no engine in them. */
  readonly isHome?: true;
  /** Whether the reader's own files are for this engine, where engines share a page. */
  isFor?(files: readonly InputFile[]): boolean;
  /** The options where neither a lesson nor the reader chose. */
  readonly start: GivenOptions;
  /** Options that every run of the page has in addition. */
  readonly always?: GivenOptions;
  /** The controls in their order: options by name, and what is set in the text itself. */
  readonly controls: readonly (string | SourceControl)[];
  /** The options whose values the palette offers. */
  readonly palette: readonly string[];
  /** The views in the middle, in their order. */
  readonly stages: readonly Stage[];
  /** The signs that the page writes, before the first step. */
  readonly notation: readonly Sign[];
  /** Dialogs in which many runs stand side by side. */
  readonly tables: readonly RunTable[];
}

/** A sign and what it means. */
interface Sign {
  readonly sign: string;
  /** An id of words. */
  readonly text: string;
  /** Whether it is written under some options; under all where left out. */
  readonly isWritten?: (options: GivenOptions) => boolean;
}

/** A control whose value is part of the first file; words: `ID.name`, `ID.label`, and where values can be defined `ID.own`. */
export interface SourceControl {
  readonly id: string;
  readonly values: readonly string[];
  read(text: string): string;
  /** The text with another value. */
  write(text: string, value: string): string;
  /** The reader may define a value, which then becomes part of the text. */
  readonly own?: OwnControl;
}

/** A view that takes the middle of the page. */
interface Stage {
  readonly id: string;
  /** The panels of the board that it shows, the larger first. */
  readonly panels: readonly string[];
  /** The derived program in place of panels. */
  readonly view?: "derived";
  /** Procedures of the pseudocode: while one of them runs, this is the view of the step. Left out: the first view is. */
  readonly during?: readonly string[];
  /** The view of the end of a run. */
  readonly atEnd?: true;
  /** The view before the first step of a long run, and of its moments that are about the program as a whole. */
  readonly atStart?: true;
  /** The least number of nodes of its graph with which the view is offered. */
  readonly leastNodes?: number;
  /** Its panels stand below each other, the first one as high as it needs to be. */
  readonly stacked?: true;
  /** The tables that belong to it; they stand before the others beside it. */
  readonly facts?: readonly string[];
  /** Tables that are sets of few words: each is a line at its foot. */
  readonly sets?: readonly string[];
}
