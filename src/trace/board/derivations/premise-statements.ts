import type { Span } from "../../../kernel/index.ts";
import type { BoardSession } from "../board-session.ts";

/** Where the premises of the rule that the steps [since, n) show come from in the program, each place once. */
export function premiseStatements(session: BoardSession, n: number, since: number): readonly Span[] {
  const facts = session.explain(n, since).rule?.premises.flatMap(({ fact, step }) => fact ?? step ?? []) ?? [];
  return [...new Set(facts)].flatMap((fact) => session.statements(fact + 1, fact).slice(0, 1));
}
