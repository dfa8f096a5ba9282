import { capabilityKind } from "../../../kernel/index.ts";
import type { Seq } from "../../log/step.ts";
import type { BoardSession } from "../board-session.ts";

/** Facts under contexts say something without them, too. */
interface ContextFreeFacts {
  /** What the fact of a step says with contexts left out; undefined for what has no such form. */
  withoutContexts(fact: Seq): ContextFree | undefined;
  /**
   * Whether an execution showed the fact of a step, contexts left out; undefined for what no execution shows. The
   * observations are those of a run of the same program. They are indexed once, however often they are asked.
   */
  wasObserved(observed: unknown, fact: Seq): boolean | undefined;
}

/** A node or an edge of a call graph without contexts. */
export type ContextFree =
  | { readonly kind: "method"; readonly method: string }
  | { readonly kind: "call"; readonly site: string; readonly caller: string; readonly callee: string };

export const contextFree = capabilityKind<ContextFreeFacts>();

export function withoutContexts(session: BoardSession, fact: Seq): ContextFree | undefined {
  return session.capabilityAt(contextFree, fact)?.withoutContexts(fact);
}

export function wasObserved(session: BoardSession, observed: unknown, fact: Seq): boolean | undefined {
  return session.capabilityAt(contextFree, fact)?.wasObserved(observed, fact);
}
