import type { Instance, Seq } from "../../../trace/index.ts";
import { premisesOf, ruleId, sideConditions } from "./reasons.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";
import { factText } from "./wording.ts";

/** The other rules that conclude the fact of a step: edges along which the object comes, too, and what met the fact again. */
export function alternativesTo(run: PointsToRun, seq: Seq): readonly Instance[] {
  const { kind, a, b } = run.steps.fact(seq);
  if (run.steps.kind(seq) !== "derive") return [];
  return kind === factKinds.pointsTo ? alongEdges(run, seq, a, b) : metAgain(run, seq);
}

/** The objects that another edge brings, unless a type filter may stop them. */
function alongEdges(run: PointsToRun, fact: Seq, pointer: number, object: number): readonly Instance[] {
  const { steps } = run;
  const recorded = new Set(steps.premises(fact));
  return run.pfg.model.edges.flatMap(({ birth, source, target }): readonly Instance[] => {
    if (target !== `p${pointer}` || recorded.has(birth) || steps.fact(birth).c !== -1) return [];
    const arrivals = run.objectSteps.stepsOf(Number(source.slice(1)));
    for (let place = 0; place < arrivals.length; place++) {
      const arrival = arrivals.at(place);
      if (steps.fact(arrival).b !== object) continue;
      return [
        {
          rule: ruleId(run, birth),
          premises: [arrival, ...steps.premises(birth)],
          by: birth,
          side: [factText(run, birth)],
          statement: run.statement(steps.statement(birth) ?? -1),
        },
      ];
    }
    return [];
  });
}

/** Edges, calls and methods that were there already: each time for a reason of its own. */
function metAgain(run: PointsToRun, fact: Seq): readonly Instance[] {
  const { steps } = run;
  const recorded = premisesOf(run, fact)[0];
  const found: Instance[] = [];
  for (let seq = fact + 1; seq < run.section.length; seq++) {
    if (!run.section.has(seq) || steps.kind(seq) !== "known" || steps.subject(seq) !== fact) continue;
    const ground = steps.fact(seq).b;
    if (ground < 0 || ground === recorded || found.some(({ premises }) => premises[0] === ground)) continue;
    found.push({
      rule: ruleId(run, seq),
      premises: [ground],
      by: seq,
      side: sideConditions(run, seq),
      statement: run.statement(steps.statement(seq) ?? -1),
    });
  }
  return found;
}
