import type { ActiveLine, Seq } from "../../../../trace/index.ts";
import { lineOfRule, lines, pseudocode } from "../facts/index.ts";
import type { SymbolicRun } from "./run.ts";
import { statementOf, statementText } from "./statements.ts";

/** The line of Sec. 5 or Fig. 5 that is being carried out after n steps, with what Δ, s and v stand for. */
export function activeLines(run: SymbolicRun, n: number): readonly ActiveLine[] {
  if (n === 0) return [{ procedure: "Execute", line: lines.start, bindings: [] }];
  const seq = n - 1;
  const line = run.steps.line(seq);
  const own: ActiveLine = {
    procedure: pseudocode.find(({ lines: all }) => all.some((each) => each.line === line))?.name ?? "",
    line,
    bindings: bindingsOf(run, n, line),
  };
  if (line === lines.access) return [own, ...accessLine(run, seq)];
  if (line < lines.scenario1) return [own];
  const isEnum = line < lines["S-CONST"];
  const [from] = run.steps.premises(seq);
  const waiting = isEnum && from !== undefined ? accessLine(run, from) : [];
  const caller = isEnum ? lines.access : lines.step;
  return [own, { procedure: "Execute", line: caller, bindings: [] }, ...waiting];
}

/** The rule of Fig. 5 that waits for enum. */
function accessLine(run: SymbolicRun, seq: Seq): readonly ActiveLine[] {
  const rule = run.executionOf(seq)?.accessedBy;
  return rule === undefined ? [] : [{ procedure: "Fig. 5", line: lineOfRule[rule], bindings: [] }];
}

function bindingsOf(run: SymbolicRun, n: number, line: number): ActiveLine["bindings"] {
  const seq = n - 1;
  const cause = run.causeOf(seq);
  const rule = run.ruleOf(seq);
  if (cause?.kind === "initialized" && (rule === "enum-2" || rule === "enum-3"))
    return [
      { line: cause.scenario === 2 ? lines.scenario2 : lines.scenario3, text: `v = ${cause.variable}` },
      { line, text: cause.text },
    ];
  const delta = run.takenDelta(seq) ?? run.deltaText(run.configurationAt(n));
  const statement = statementOf(run, seq);
  return [
    ...(delta === undefined ? [] : [{ line: lines.take, text: `Δ = ${delta}` }]),
    ...(statement === undefined ? [] : [{ line: lines.access, text: `ι = ${statement.text}` }]),
    ...(statement === undefined || statement.effect === ""
      ? []
      : [{ line, text: statement.isExpression ? statementText(statement) : statement.effect }]),
  ];
}
