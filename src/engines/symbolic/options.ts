import {
  defineOptions,
  type Given,
  list,
  milliseconds,
  oneOf,
  option,
  text,
  type Values,
  wholeNumber,
} from "../../options/index.ts";
import { strategies } from "./algorithm/test-input/test-input.ts";
import {
  BY_RELEVANCY,
  depthControl,
  initializeControl,
  inputsControl,
  loopsControl,
  methodControl,
  sizeControl,
  strategyControl,
} from "./controls.ts";
import { words } from "./messages/en.ts";

const bound = wholeNumber({ most: 1_000 });

const options = {
  /** Simple name or label; undefined: the method of the only precondition. */
  method: option(text("name"), {
    // The names of one method's inputs say nothing about another's.
    brings: (_method, { symbolic }) => ({ symbolic: symbolic === BY_RELEVANCY ? symbolic : undefined }),
    control: methodControl,
  }),
  strategy: option(oneOf(...strategies), {
    fallback: "separation-logic",
    defaultInLinks: "separation-logic",
    control: strategyControl,
  }),
  /**
   * What scenario 3 of enum puts in place of a predicate: SV at the fixed point, SV after one unfolding, or the first only where it
   * says something else of references.
   */
  contexts: option(oneOf("auto", "fixed-point", "once"), { fallback: "auto" }),
  /** Scenario 2 of enum: with the cells that predicates still hide, or as printed, without them. */
  aliases: option(oneOf("all", "printed"), { fallback: "all" }),
  /** When a reference is initialized: where its value matters, or as printed, where it is read. */
  initialize: option(oneOf("use", "access"), {
    fallback: "use",
    placeholder: "when",
    formerly: "initialise",
    control: initializeControl,
  }),
  /** Unfoldings on one path; undefined: as many as it takes to settle every branch and goal, within limits. */
  depth: option(bound, { control: depthControl }),
  /** How often one undecided loop condition may hold in one call. */
  loops: option(bound, { fallback: 8, control: loopsControl }),
  /** Calls that may be open at once. */
  calls: option(bound, { fallback: 24 }),
  /** Objects of each type, for black-box enumeration. */
  size: option(bound, { fallback: 3, control: sizeControl }),
  /** The parameters that are symbolic; undefined: all of them. */
  symbolic: option(list(parseNames, "names"), { control: inputsControl }),
  timeout: option(milliseconds()),
  /** Where a recording ends, at the latest with the piece of work at hand. */
  maxSteps: option(wholeNumber({ least: 1 }), { isHidden: true }),
};

/** How the options are written in JSON, lessons and links. */
export type TestsGiven = Given<typeof options>;

/** The options of a generation of test inputs. */
export type TestsOptions = Omit<Values<typeof options>, "timeout">;

/** The options of symbolic execution. */
export const testsSchema = defineOptions({
  prefix: "symbolic.options",
  words,
  options,
  linked: [
    "method",
    "strategy",
    "depth",
    "loops",
    "calls",
    "contexts",
    "aliases",
    "initialize",
    "symbolic",
    "size",
    "maxSteps",
  ],
});

/** Reads the options of symbolic execution. */
export const parseTestsOptions = testsSchema.parse;

function parseNames(written: string): readonly string[] {
  return written.split(",").map((name) => name.trim());
}
