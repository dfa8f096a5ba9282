import type { Span } from "../../../../kernel/index.ts";
import type { HeapBox, HeapCloud, HeapPicture, HeapSlot, Seq } from "../../../../trace/index.ts";
import type { Action } from "../../algorithm/least-fixed-point/projection.ts";
import type { LfpReading } from "../../algorithm/least-fixed-point/readings.ts";

/** Rows of the symbol tables of a recording of Algorithm 1. Plain data: they cross the worker boundary. */
interface PredicateSymbol {
  readonly name: string;
  readonly span: Span | undefined;
}

/** A disjunct of SV, or one that was pruned. */
interface DisjunctSymbol {
  readonly text: string;
  /** What replaced what: `pre(n1, n2) by disjunct 2, a := n1, b := n2`. */
  readonly replacements: readonly string[];
  /** The disjunct of the definition that replaced each call, from 0. */
  readonly rules: readonly number[];
  /** Left out where a table is too large for drawings. */
  readonly picture?: DrawnHeap;
}

/** A disjunct of A; `text` is undefined when it became false. */
interface AbstractSymbol {
  readonly text: string | undefined;
  /** What Π and abs did, in order. */
  readonly actions: readonly Action[];
}

/** One disjunct of A′ against A. */
interface ComparisonSymbol {
  readonly text: string;
  readonly covering: readonly string[];
  readonly isCovered: boolean;
}

interface PairSymbol {
  readonly text: string;
  /** Among those of its predicate, from 0. */
  readonly number: number;
  /** `disjunct 2 with pair 1`; pairs of other predicates with their names. */
  readonly origin: string;
}

/** Another derivation of a base pair than the one that its step tells. */
interface RederivedSymbol extends Pick<PairSymbol, "origin"> {
  /** The step of the pair. */
  readonly pair: Seq;
  readonly premises: readonly Seq[];
  /** The step before which it was found. */
  readonly by: Seq;
}

export type DrawnSlot = Omit<HeapSlot, "isNew">;

/** A heap to draw. What is new in it is seen by comparing with the one before. */
export interface DrawnHeap extends Pick<HeapPicture, "facts"> {
  readonly stack: readonly DrawnSlot[];
  readonly boxes: readonly (Pick<HeapBox, "id" | "label" | "type" | "owner"> & {
    readonly fields: readonly DrawnSlot[];
  })[];
  readonly clouds: readonly (Pick<HeapCloud, "id" | "label" | "mentions"> & { readonly choices: readonly string[] })[];
}

/** A `check` of the text. */
interface QuestionSymbol {
  readonly text: string;
  readonly span: Span | undefined;
  /** Those of all disjuncts. */
  readonly calls: ExpansionSymbol["children"];
  /** The first disjunct. */
  readonly picture: DrawnHeap;
}

/** Why one choice of base pairs is no model. */
interface ClashSymbol {
  /** `pair 2 of ls(x, y)`, one for each call. */
  readonly choice: readonly string[];
  readonly text: string;
}

/** One step of the derivation of a model. */
export interface ExpansionSymbol {
  /** The occurrence that is replaced, counted within its question. */
  readonly occurrence: number;
  readonly call: string;
  /** From 0. */
  readonly disjunct: number;
  readonly body: string;
  /** The occurrences that come in its place. */
  readonly children: readonly { readonly occurrence: number; readonly call: string }[];
  readonly picture: DrawnHeap;
}

export interface AnswerSymbol {
  readonly verdict: "sat" | "unsat" | "unknown";
  /** The model in one line, or the reason. */
  readonly text: string;
  /** The model; undefined where there is none. */
  readonly picture: DrawnHeap | undefined;
}

export interface SeparationSymbols {
  readonly predicates: readonly PredicateSymbol[];
  readonly disjuncts: readonly DisjunctSymbol[];
  readonly abstracts: readonly AbstractSymbol[];
  readonly comparisons: readonly ComparisonSymbol[];
  readonly pairs: readonly PairSymbol[];
  readonly rederived: readonly RederivedSymbol[];
  readonly questions: readonly QuestionSymbol[];
  readonly clashes: readonly ClashSymbol[];
  readonly expansions: readonly ExpansionSymbol[];
  readonly answers: readonly AnswerSymbol[];
  readonly run: readonly {
    readonly reading: LfpReading;
    /** The parts of the algorithm that are left out; undefined where nothing can be. */
    readonly leftOut?: readonly string[] | undefined;
  }[];
}
