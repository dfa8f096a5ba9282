import { Mask } from "../../trace/index.ts";
import type { ExerciseQuestion } from "../exercise.ts";
import type { Facts } from "./facts.ts";
import type { Posed } from "./sheet.ts";
import { statementOf } from "./statement.ts";

/** What a run must not show while a question about it is open. */
export interface Hidden {
  readonly mask: Mask;
  /** The last position that may be shown; undefined: the run may be walked through to its end. */
  readonly last: number | undefined;
}

/**
 * What a question asks for. Of a set or a value it is what the run says of that, at any position. What comes next, and what is
 * no such fact, is hidden by not going there.
 *
 * @param elementsOf the graph elements and table rows that show the fact of a step
 */
export function hiddenFor(
  { question, at }: Pick<Posed, "question" | "at">,
  facts: Facts,
  elementsOf: (fact: number) => readonly string[],
): Hidden {
  const subjects = subjectsOf(question);
  const cells = [...new Set(subjects)].flatMap((subject) => facts.cell(subject) ?? []);
  return { mask: new Mask(cells, elementsOf), last: lastFor(question, at, facts) };
}

function subjectsOf(question: ExerciseQuestion): readonly string[] {
  if (question.kind === "value") return [question.of];
  return question.kind === "facts" ? question.facts.flatMap((fact) => statementOf(fact)?.subject ?? []) : [];
}

function lastFor(question: ExerciseQuestion, at: number, facts: Facts): number | undefined {
  if (question.kind === "next" || question.kind === "premise") return at;
  if (question.kind === "value") return undefined;
  const plain = question.facts.filter((fact) => statementOf(fact) === undefined);
  const steps = plain.flatMap((fact) => facts.from(fact, 0)[0]?.step ?? []);
  return plain.length === 0 ? undefined : Math.min(at, ...steps);
}
