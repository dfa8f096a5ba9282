import type { Seq } from "../../log/step.ts";
import type { Message } from "../view-data.ts";

/** The subjects of questions: the entry that is taken next, the rule that fires, the fact that follows. */
export type QuestionKind = "entry" | "rule" | "fact";

/** A question about what comes next. The recording has the answer. */
export interface Question {
  readonly kind: QuestionKind;
  /** The step that answers it. */
  readonly step: Seq;
  /** The premises that a fact is to be concluded from, as the field writes them; none for other questions. */
  readonly given: readonly string[];
  /** Two to four, in an order that says nothing; one of them is right. */
  readonly answers: readonly Answer[];
}

export interface Answer {
  /** As the field writes it; of a rule the message id of its name. */
  readonly text: string;
  /** Why it is wrong; undefined for the right one. */
  readonly objection: Objection | undefined;
}

/** What a wrong answer forgets. */
export type Objection =
  /** It waits, but not at the front: from 2. */
  | { readonly kind: "waits"; readonly place: number }
  /** `conclusion` rests on a fact that does not hold yet. */
  | { readonly kind: "missing"; readonly conclusion: string; readonly premise: string }
  /** The premises give another value: `conclusion`. */
  | { readonly kind: "value"; readonly conclusion: string }
  /** It is there already. */
  | { readonly kind: "known"; readonly since: Seq }
  /** Something of the analysis is misunderstood. */
  | { readonly kind: "misconception"; readonly because: Message };

/** A wrong conclusion, which differs from that of the step, and the misconception that leads to it. */
export interface Misconception {
  readonly text: string;
  readonly because: Message;
}
