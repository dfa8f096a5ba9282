import type { Seq } from "../../../../trace/index.ts";
import { factKinds, isOfCheck } from "../facts/vocabulary.ts";
import type { Panels } from "./panels.ts";
import { factText } from "./wording.ts";

/**
 * Disjuncts of SV that came to nothing in A: false, or without a model. Those of the predicate that an element is about, of
 * all predicates where it is about none; none where Algorithm 1 runs for another engine, and cannot be asked.
 */
export function absentDisjuncts(rows: Panels, element: string | undefined): readonly string[] {
  if (rows.row("run", 0).leftOut === undefined) return [];
  const { steps } = rows;
  const selected = element === undefined ? undefined : rows.factOf(element);
  const about = selected === undefined ? undefined : steps.fact(selected);
  const wanted = about === undefined || isOfCheck(about.kind) ? undefined : about.b;
  const texts = rows.closed.flatMap((seq) => {
    const { kind, a, b } = steps.fact(seq);
    const source = steps.fact(a);
    if (wanted !== undefined && source.b !== wanted) return [];
    // A step that prunes is about the disjunct that was unfolded; its own row is what came of it.
    const { text } = rows.row("disjuncts", kind === factKinds.sv ? b : source.a);
    return [`A(${rows.row("predicates", source.b).name}) ∋ ${text}`];
  });
  return [...new Set(texts)];
}

/** The step of a base pair or of a disjunct of SV, by its text. */
export function stepNamed(rows: Panels, text: string): Seq | undefined {
  for (const kind of [factKinds.pair, factKinds.sv] as const) {
    const births = rows.section.births(kind);
    for (let place = 0; place < births.length; place++)
      if (factText(rows, births.at(place)) === text) return births.at(place);
  }
  return undefined;
}
