import { useMemo } from "react";
import type { Moment } from "../moment/index.ts";

/** The elements of a view that the rule of a moment names as its premises. */
export function usePremises(
  { session, position, since, isInLibrary }: Moment,
  shownId: (whole: string) => string,
  isAsked: boolean,
): readonly string[] {
  return useMemo(() => {
    const { rule } = isAsked ? session.reader.explain(position, since, isInLibrary) : {};
    const facts = rule?.premises.flatMap(({ fact }) => fact ?? []) ?? [];
    return facts.flatMap((fact) => session.reader.elements(fact)).map(shownId);
  }, [session, position, since, isInLibrary, shownId, isAsked]);
}
