import { type At, isAt } from "../../../../trace/index.ts";

/** What the page around a walk asks of it, as the data of a message. */
export type WalkRequest =
  /** Goes to a position: `12` is where step 12 is done, `12.1` the first pause after it. */
  | { readonly fixscope: "goto"; readonly at: At }
  /** Goes to the beginning, the end, or behind so many pauses. */
  | { readonly fixscope: "goto"; readonly step: number | "first" | "last" }
  /** Goes to the step that makes a fact, written as the tables of the page write it: `[]:x ∋ o3`. */
  | { readonly fixscope: "goto"; readonly fact: string }
  /** Asks for the {@link WalkState}. */
  | { readonly fixscope: "state" };

/** Where a walk is. It is sent when it changes, and when it is asked for. */
export interface WalkState {
  readonly fixscope: "state";
  readonly version: 1;
  /** The id of the analysis. */
  readonly engine: string;
  /** The id of the lesson; undefined for another program. */
  readonly example: string | undefined;
  /** Where it is: `12` when step 12 is done, `12.1` at the first pause after it. */
  readonly at: At;
  /** How many pauses have been passed. */
  readonly step: number;
  /** How many there are so far. */
  readonly steps: number;
  /** The run is over: there will be no more steps. */
  readonly isComplete: boolean;
  /** What the last step did, in the language of the walk. */
  readonly text: string;
}

/** An answer to a question of the walk, once it has been checked. */
export interface WalkAnswer {
  readonly fixscope: "answer";
  readonly version: 1;
  /** Names the question: the exercise and its question, or the step that is predicted. */
  readonly question: string;
  /** What was asked, in the language of the walk. */
  readonly asked: string;
  /** What was chosen or written; nothing for someone who is not sure. */
  readonly answers: readonly string[];
  readonly points: number;
  /** The most points that there are. */
  readonly of: number;
}

/** A request that could not be carried out, and why. */
export interface WalkProblem {
  readonly fixscope: "problem";
  readonly version: 1;
  readonly problem: string;
}

/** What a walk tells the page around it. */
export type WalkMessage = WalkState | WalkAnswer | WalkProblem;

/** Why a request cannot be read. */
type BadRequest = { readonly fixscope: "bad"; readonly found: string };

/** Reads the data of a message: undefined where it is none of this protocol, which may belong to someone else. */
export function readRequest(data: unknown): WalkRequest | BadRequest | undefined {
  if (typeof data !== "object" || data === null || !("fixscope" in data)) return undefined;
  const { fixscope, at, step, fact } = data as Readonly<Record<string, unknown>>;
  if (fixscope === "state") return { fixscope };
  if (fixscope === "goto" && typeof at === "string" && isAt(at)) return { fixscope, at };
  if (fixscope === "goto" && (isStep(step) || step === "first" || step === "last")) return { fixscope, step };
  if (fixscope === "goto" && typeof fact === "string") return { fixscope, fact };
  return { fixscope: "bad", found: written(data) };
}

function isStep(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** The longest part of a request that is repeated to its sender. */
const MAX_WRITTEN = 120;

/** Whatever it is: circles and functions, too, can be sent from one page to another of the same origin. */
function written(data: object): string {
  try {
    return JSON.stringify(data).slice(0, MAX_WRITTEN);
  } catch {
    return String(data);
  }
}
