import type { At, Message } from "../trace/index.ts";
import type { ExerciseQuestion } from "./exercise.ts";
import { say } from "./messages/en.ts";
import type { Fault, Reason } from "./sheet/mark.ts";
import type { Hint } from "./sheet/written-answer.ts";

/** What a message id of an engine says: the name of a rule, or a sentence. */
export type EngineWords = (id: string, values?: Message["values"]) => string;

/** What is asked, as a sentence; after the author's own words, if there are any. "Now" is the position of the question. */
export function askedText(question: ExerciseQuestion): string {
  return [question.text ?? "", sentenceOf(question)].filter((each) => each !== "").join(" ");
}

/** The same for those who see no step: where it is asked, which is called `at`. */
export function askedAtText(question: ExerciseQuestion, at: At): string {
  return question.at === undefined ? askedText(question) : `${askedText(question)} ${say("exercise.step", { at })}`;
}

function sentenceOf(question: ExerciseQuestion): string {
  switch (question.kind) {
    case "next":
      return say(`exercise.next.${question.about}`);
    case "facts":
      return say(question.at === undefined ? "exercise.facts.end" : "exercise.facts.at");
    case "value":
      return say(question.at === undefined ? "exercise.value.end" : "exercise.value.at", { of: question.of });
    case "premise":
      return say("exercise.premise", { fact: question.fact });
  }
}

/** What is wrong, and the premise that it forgets. */
export function faultText({ kind, text, because }: Fault, words: EngineWords): string {
  return say(`exercise.${kind}`, {
    text: isRuleId(text) ? words(text) : text,
    because: reasonText(because, words),
  });
}

/** How an answer was read that is written otherwise. */
export function hintText({ written, meant }: Hint): string {
  return say("exercise.hint", { written, meant });
}

/** `points-to.rule.new`: what is offered where rules are asked for. */
export function isRuleId(text: string): boolean {
  return /^[\w-]+\.rule\.[\w-]+$/.test(text);
}

function reasonText(reason: Reason, words: EngineWords): string {
  switch (reason.kind) {
    case "follows": {
      const rule = words(reason.rule);
      const premises = reason.premises.join(" ∧ ");
      return premises === "" ? say("exercise.axiom", { rule }) : say("exercise.follows", { rule, premises });
    }
    case "lacks":
      return say("exercise.lacks", { premise: reason.premise });
    case "later":
      return say("exercise.later", { rule: words(reason.rule) });
    case "waits":
      return say("exercise.waits", { place: reason.place });
    case "misunderstood":
      return words(reason.because.id, reason.because.values);
    case "instead":
      return say("exercise.instead", { conclusion: reason.conclusion });
    default:
      return say(`exercise.${reason.kind}`);
  }
}
