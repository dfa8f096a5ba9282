import { createStore, type StoreApi } from "zustand/vanilla";
import { type Question, type Stride, shownOf } from "../../../../trace/index.ts";
import type { Session } from "../../run/index.ts";

/** When the page asks by itself what comes next: never, before a stop of the lesson, before each press. */
export const askingTimes = ["never", "stops", "presses"] as const;
export type AskingTime = (typeof askingTimes)[number];

/** A question on the screen: what the next press brings. */
export interface Prediction {
  readonly question: Question;
  /** The number of the answer that the reader chose, or that none is known; undefined before. */
  readonly chosen: number | "unsure" | undefined;
}

/** How the reader has predicted this run. Who is not sure is not right. */
export interface Score {
  readonly right: number;
  readonly asked: number;
}

/** Which predictions in a run were right: by position, and by how often that was asked about. */
type Predicted = Readonly<Record<string, boolean>>;

export interface PredictorState {
  readonly prediction: Prediction | undefined;
  readonly asks: AskingTime;
  readonly score: Score;
  readonly predicted: Predicted;
}

/** What the next press leads to. */
export interface Press {
  readonly session: Session;
  readonly position: number;
  readonly next: number;
}

interface PredictorParts {
  /** Undefined while there is no recording. */
  press(granularity: Stride): Press | undefined;
  /** Where the lesson has stops. */
  stops(): readonly { readonly position: number }[];
}

const initial: PredictorState = { prediction: undefined, asks: "never", score: { right: 0, asked: 0 }, predicted: {} };

/** Asks the reader what the next press brings, when it is wanted, and keeps the score of a run. */
export class Predictor {
  readonly store: StoreApi<PredictorState> = createStore(() => initial);
  readonly #parts: PredictorParts;
  /** Where the question on the screen was asked. */
  #position = 0;

  constructor(parts: PredictorParts) {
    this.#parts = parts;
  }

  /** Asks about the next press, or the step after which a moment lies far; false where there is nothing to ask. */
  ask(granularity: Stride): boolean {
    const press = this.#parts.press(shownOf(granularity));
    if (press === undefined) return false;
    const { session, position, next } = press;
    // What happens inside the library is told as one step, of which no rule is shown.
    const question = session.reader.overLibrary.isStretch(position, next)
      ? undefined
      : session.reader.question(position, next);
    if (question === undefined) return false;
    this.#position = position;
    this.store.setState({ prediction: { question, chosen: undefined } });
    return true;
  }

  /** Whether the reader is asked before the press moves; not twice at one position. */
  asksFirst(granularity: Stride): boolean {
    const { asks, prediction } = this.store.getState();
    if (asks === "never" || prediction !== undefined) return false;
    return (asks === "presses" || this.#leadsToStop(granularity)) && this.ask(granularity);
  }

  /** Takes the reader's answer; the first one counts. */
  answer(chosen: number | "unsure"): void {
    const { prediction, predicted: before } = this.store.getState();
    if (prediction === undefined || prediction.chosen !== undefined) return;
    const { question } = prediction;
    const isRight = chosen !== "unsure" && question.answers[chosen]?.objection === undefined;
    const predicted = { ...before, [keyAt(this.#position, before)]: isRight };
    this.store.setState({ prediction: { question, chosen }, predicted, score: scoreOf(predicted) });
  }

  /** Goes on with what was predicted of this run before. */
  recall(predicted: Predicted): void {
    this.store.setState({ predicted, score: scoreOf(predicted) });
  }

  askWhen(asks: AskingTime): void {
    this.store.setState({ asks });
  }

  /** Puts the question away. */
  drop(): void {
    if (this.store.getState().prediction !== undefined) this.store.setState({ prediction: undefined });
  }

  /** Another run: its score begins anew. */
  begin(): void {
    this.store.setState({ prediction: undefined, score: initial.score, predicted: {} });
  }

  #leadsToStop(granularity: Stride): boolean {
    const press = this.#parts.press(granularity);
    if (press === undefined) return false;
    return this.#parts.stops().some(({ position }) => press.position < position && position <= press.next);
  }
}

function scoreOf(predicted: Predicted): Score {
  const all = Object.values(predicted);
  return { right: all.filter((isRight) => isRight).length, asked: all.length };
}

/** A name that no prediction has: `12`, and where the reader comes back `12:2`. */
function keyAt(position: number, predicted: Predicted): string {
  if (!Object.hasOwn(predicted, String(position))) return String(position);
  for (let time = 2; ; time++) if (!Object.hasOwn(predicted, `${position}:${time}`)) return `${position}:${time}`;
}
