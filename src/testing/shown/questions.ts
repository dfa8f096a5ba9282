import type { Answer, BoardSession, Question, QueueView } from "../../trace/index.ts";
import { SaidFacts } from "./said-facts.ts";

/** A question about the stride from n to `next`, and what it is held against. */
export interface Asked {
  readonly session: BoardSession;
  readonly facts: SaidFacts;
  readonly question: Question;
  readonly n: number;
  readonly next: number;
  /** The agendas that are shown at n. */
  readonly queues: readonly QueueView[];
}

/** What a question says that is not true, in words; undefined where all is. */
export function untrueIn(asked: Asked): string | undefined {
  const { question, session, n, next } = asked;
  const right = question.answers.filter(({ objection }) => objection === undefined);
  if (right.length !== 1) return `${right.length} answers are right`;
  if (question.step < n || question.step >= next) return `step ${question.step} does not answer it`;
  const given = question.given.find((text) => !isKnown(asked, text));
  if (given !== undefined) return `“${given}” is given before it is there`;
  // Told alone, the step that is asked about: of a stride that moves objects on, what is shown is where they go.
  const rule = session.explain(question.step + 1, question.step).rule;
  const shown = question.kind === "rule" ? rule?.name : question.kind === "fact" ? rule?.conclusion : right[0]?.text;
  if (right[0]?.text !== shown) return `“${right[0]?.text}” is right, and “${shown}” is shown`;
  for (const answer of question.answers) {
    const reason = untrueReason(answer, asked);
    if (reason !== undefined) return `“${answer.text}”: ${reason}`;
  }
  return undefined;
}

/**
 * A premise that is given is there, or is no fact of the run: what this very stride takes or finds first, or a side condition,
 * which a later step may say in the same words. `s(t) = r` holds from a call on that hands `r` over, and no step says so; an
 * assignment elsewhere does.
 */
function isKnown({ facts, question, session }: Asked, text: string): boolean {
  const { step } = question;
  const premise = session.explain(step + 1, step).rule?.premises.find((each) => each.text === text);
  const isSideCondition = premise !== undefined && premise.fact === undefined;
  return isSideCondition || (facts.firstOf(text) ?? -1) < step;
}

function untrueReason(
  { text, objection }: Answer,
  { facts, question, session, n, next, queues }: Asked,
): string | undefined {
  switch (objection?.kind) {
    case undefined:
      return undefined;
    case "waits":
      return objection.place >= 1 && queues.some(({ item }) => item(objection.place - 1).text === text)
        ? undefined
        : `not at place ${objection.place}`;
    case "missing":
      return wrongPremise(objection, question.kind === "fact" ? undefined : text, facts, n);
    case "value":
      return text !== objection.conclusion && session.made(question.step)?.text === objection.conclusion
        ? undefined
        : `“${objection.conclusion}” is not what follows`;
    case "misconception":
      return followsWithin(text, facts, n, next) ? "it follows, too" : undefined;
    case "known": {
      const { since } = objection;
      const said = [session.made(since)?.text, session.why(since, 1)?.text];
      return since < n && said.includes(text) ? undefined : `not there since ${since}`;
    }
  }
}

/** Whether a text is there after the stride and was not before. */
function followsWithin(text: string, facts: SaidFacts, n: number, next: number): boolean {
  return facts.isThere(text, next) && !facts.isThere(text, n);
}

/** Errors where a conclusion, by this rule where one is meant, is said to lack a premise at position n. */
function wrongPremise(
  { conclusion, premise }: { readonly conclusion: string; readonly premise: string },
  by: string | undefined,
  facts: SaidFacts,
  n: number,
): string | undefined {
  if (facts.isThere(premise, n)) return `“${premise}” is there`;
  const laters = facts.from(conclusion, n).filter(({ rule }) => by === undefined || rule === by);
  return SaidFacts.restOn(laters, premise) ? undefined : `“${premise}” is no premise`;
}
