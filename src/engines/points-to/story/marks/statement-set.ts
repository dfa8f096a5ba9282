import { valueAt } from "../../../../kernel/index.ts";
import type { StatementSet } from "../../../../trace/index.ts";
import type { PointsToRun } from "../run.ts";

/** S of AddReachable at position n: a method that is reachable in several contexts gives its statements once. */
export function statementSetAt(run: PointsToRun, n: number, since: number): StatementSet {
  const births = new Map<string, number>();
  const visible = run.ownReachable.lowerBound(n);
  for (let place = 0; place < visible; place++) {
    const seq = run.ownReachable.at(place);
    valueAt(births, run.method(run.steps.fact(seq).a).method, () => seq);
  }
  const { bodies } = run;
  return {
    total: bodies.reduce((sum, { statements }) => sum + statements.length, 0),
    statements: bodies.flatMap(({ method, statements }) => {
      const birth = births.get(method);
      return birth === undefined ? [] : statements.map((span) => ({ span, isNew: birth >= since }));
    }),
  };
}
