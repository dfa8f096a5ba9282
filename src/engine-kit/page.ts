import type { InputFile } from "../kernel/index.ts";
import type { GivenOptions, Label, OwnControl } from "../options/index.ts";
import type { Capability } from "./capabilities/index.ts";
import type { Comparison } from "./comparison.ts";
import type { RunTable } from "./run-table.ts";

/** What the page shows of an engine. Ids of words are those of the manifest's `words`. */
export interface EnginePage<Result extends object = object> {
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
  /** What every run of the page asks for besides. */
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
  readonly features: Features<Result>;
  /** What few engines can do; left out: nothing of it. */
  readonly capabilities?: readonly Capability[];
}

/** A sign and what it means. */
export interface Sign {
  readonly sign: string;
  /** An id of words. */
  readonly text: string;
  /** Whether it is written under some options; under all where left out. */
  readonly isWritten?: (options: GivenOptions) => boolean;
}

/** A control whose value stands in the first file; words: `ID.name`, `ID.label`, and where values can be defined `ID.own`. */
export interface SourceControl {
  readonly id: string;
  readonly values: readonly string[];
  read(text: string): string;
  /** The text with another value. */
  write(text: string, value: string): string;
  /** The reader may define a value, which then stands in the text. */
  readonly own?: OwnControl;
}

/** A view that takes the middle of the page. */
export interface Stage {
  readonly id: string;
  /** The panels of the board that it shows, the larger first. */
  readonly panels: readonly string[];
  /** The derived program in place of panels. */
  readonly view?: "derived";
  /** Procedures of the pseudocode: while one of them runs, this is the view of the step. Left out: the first view is. */
  readonly during?: readonly string[];
  /** The view of the end of a run. */
  readonly atEnd?: true;
  /** Its panels stand below each other, the first one as high as it needs to be. */
  readonly stacked?: true;
  /** The tables that belong to it; they stand before the others beside it. */
  readonly facts?: readonly string[];
}

/** What a page can do besides stepping; left out: it cannot. Functions are given results of this engine only. */
export interface Features<Result extends object = object> {
  /** The program can be executed. The facts of the table and the pointers of graphs are marked where a run showed them. */
  readonly execution?: { readonly panel: string };
  /** A reader can make the moves of a run. `order` is the option that takes picks (`picked:2.0`), where entries are chosen. */
  readonly solving?: { readonly order?: string };
  /** A command answers why a fact is not there (`WhyNotAnswer`); its option `fact` is the fact. */
  readonly whyNot?: { readonly command: string };
  /**
   * A command answers what lets a fact in (`BlameAnswer`); its option `fact` is the fact, and `against` another run as the
   * comparison writes it, which is then the only change. Another one answers how many
   * spurious facts each method causes (`BlameMethodsAnswer`), of runs that it can be asked about.
   */
  readonly blame?: {
    readonly command: string;
    isFor(fact: string): boolean;
    readonly methods?: { readonly command: string; isFor(options: GivenOptions): boolean };
  };
  /** A command answers what an algorithm loses without some of its parts (`WhatIfAnswer`); the option is the list of these. */
  readonly whatIf?: { readonly command: string; readonly option: string };
  /** A command answers whether an execution of the program shows anything that an analysis lacks (`SoundAnswer`). */
  readonly sound?: { readonly command: string };
  /** Two runs can be shown side by side. */
  readonly comparison?: Comparison<Result>;
  /** Facts of the library can be shown one by one. */
  readonly library?: true;
  /** What the class hierarchy alone would add to a call graph. */
  readonly hierarchy?: { readonly panel: string; calls(result: Result): readonly HierarchyCall[] };
  /** What an option of methods chooses from: labels. */
  methods?(result: Result): readonly string[];
  /** What the signs in the program mean. */
  readonly legend?: Legend;
  /** What the card of a lesson says of a preset; left out: its label, as a link. */
  tagOf?(options: GivenOptions): Label;
}

/** A call that only the class hierarchy allows, contexts left out. */
export interface HierarchyCall {
  readonly site: string;
  readonly caller: string;
  readonly callee: string;
  readonly callerLibrary: string;
  readonly calleeLibrary: string;
}

/** Signs behind words of the program. `label` and `text` are ids of words. */
export interface Legend {
  readonly label: string;
  readonly signs: readonly { readonly tone: string; readonly sign: string; readonly text: string }[];
}
