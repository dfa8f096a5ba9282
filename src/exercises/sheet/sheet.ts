import { shuffled } from "../../kernel/index.ts";
import {
  type At,
  atOf,
  type Board,
  type BoardSession,
  type GivenPosition,
  type Objection,
  positionOfAt,
  type Recording,
} from "../../trace/index.ts";
import type { ExerciseQuestion } from "../exercise.ts";
import { Facts, type RunFact } from "./facts.ts";

/** A question with what is to be known before it can be asked, and the right answers. */
export interface Posed {
  readonly question: ExerciseQuestion;
  /** The position that it is about: the facts of earlier steps are there. */
  readonly at: number;
  /** Facts that an answer is to be concluded from. */
  readonly given: readonly string[];
  /** What to choose from; undefined: the answer is written. */
  readonly offered: readonly string[] | undefined;
  /** Any number of answers may be right; otherwise one is. */
  readonly isSeveral: boolean;
  readonly right: readonly string[];
  /** What wrong answers that are offered forget. */
  readonly objections: ReadonlyMap<string, Objection>;
}

/** How many facts that are no premises stand among those of a question about premises. */
const DISTRACTORS = 2;

/** What questions ask of a board that has read a recording. */
type Reader = Pick<BoardSession, "made" | "question" | "shown">;

interface ReadingBoard extends Pick<Board, "defaultGranularity"> {
  open(recording: Recording): Reader;
}

/** What a run has to say to the questions of an exercise. */
export class Sheet {
  readonly facts: Facts;
  readonly #recording: Recording;
  readonly #board: ReadingBoard;
  readonly #reader: Reader;

  constructor(board: ReadingBoard, recording: Recording, reader: Reader = board.open(recording)) {
    this.#recording = recording;
    this.#board = board;
    this.#reader = reader;
    this.facts = new Facts(recording, reader);
  }

  /** Undefined where the question has no answer in this run: its position, its fact or its subject is not there. */
  pose(question: ExerciseQuestion): Posed | undefined {
    const at = question.at === undefined ? this.facts.end : positionOfAt(this.#recording, question.at);
    if (at === undefined) return undefined;
    switch (question.kind) {
      case "next":
        return this.#poseNext(question, at);
      case "facts":
        return this.#posed(question, at, {
          offered: question.facts,
          right: question.facts.filter((fact) => this.facts.at(fact, at) !== undefined),
        });
      case "value": {
        const value = this.facts.valueOf(question.of, at);
        return value && this.#posed(question, at, { offered: undefined, right: [...value.elements.keys()] });
      }
      case "premise":
        return this.#posePremise(question, at);
    }
  }

  /** What a position is called. */
  at(position: number): At {
    return atOf(this.#recording, position);
  }

  /** The position that is meant, or the end where the run has none of this name. */
  position(given: GivenPosition): number {
    return positionOfAt(this.#recording, given) ?? this.facts.end;
  }

  #poseNext(question: ExerciseQuestion & { readonly kind: "next" }, at: number): Posed | undefined {
    const next = this.#recording.nextStop(at, this.#board.defaultGranularity);
    const asked = this.#reader.question(at, next, question.about);
    if (asked === undefined) return undefined;
    const objections = asked.answers.flatMap(({ text, objection }) =>
      objection === undefined ? [] : [[text, objection] as const],
    );
    const posed = this.#posed(question, at, {
      offered: asked.answers.map(({ text }) => text),
      right: asked.answers.filter(({ objection }) => objection === undefined).map(({ text }) => text),
    });
    return { ...posed, isSeveral: false, given: asked.given, objections: new Map(objections) };
  }

  #posePremise(question: ExerciseQuestion & { readonly kind: "premise" }, at: number): Posed | undefined {
    if (this.facts.at(question.fact, at) !== undefined) return undefined;
    const [coming] = this.facts.from(question.fact, at);
    if (coming === undefined) return undefined;
    const right = coming.premises.filter((premise) => this.facts.at(premise, at) === undefined);
    if (right.length === 0) return undefined;
    const offered = [...coming.premises, ...this.#others(coming, at)];
    return this.#posed(question, at, { offered: shuffled(offered, at), right });
  }

  /** Facts that are not there yet either, but are not what a fact rests on. */
  #others(coming: RunFact, at: number): readonly string[] {
    const texts = this.facts.later(at).map(({ text }) => text);
    const others = texts.filter(
      (text) => text !== coming.text && !coming.premises.includes(text) && this.facts.at(text, at) === undefined,
    );
    return [...new Set(others)].slice(0, DISTRACTORS);
  }

  #posed(question: ExerciseQuestion, at: number, rest: Pick<Posed, "offered" | "right">): Posed {
    return { question, at, given: [], isSeveral: true, objections: new Map(), ...rest };
  }
}
