import { capabilityKind, type Span } from "../../../kernel/index.ts";
import type { BoardSession } from "../board-session.ts";
import { firstOf } from "./first-of.ts";

/** The lecture’s S: the statements of the methods that are reachable, of those that the reader wrote. */
export interface StatementSet {
  /** How many there are in the program. */
  readonly total: number;
  readonly statements: readonly { readonly span: Span; readonly isNew: boolean }[];
}

/** A section works on a set of statements that grows. */
interface HasStatementSet {
  /** S at position n; undefined if the recording does not contain it. */
  statementSet(n: number, since: number): StatementSet | undefined;
}

export const hasStatementSet = capabilityKind<HasStatementSet>();

export function statementSet(session: BoardSession, n: number, since: number): StatementSet | undefined {
  return firstOf(session.capabilities(hasStatementSet), (each) => each.statementSet(n, since));
}
