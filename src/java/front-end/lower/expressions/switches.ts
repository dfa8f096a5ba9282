import type { Variable } from "../../../ir/program.ts";
import type { TypedSwitch } from "../../typed/tree.ts";
import type { Exit, Label } from "../body-builder.ts";
import type { Lowering } from "../lowering.ts";

/** A `switch` as a statement: `break` ends it. */
export function lowerSwitchStatement(lowering: Lowering, node: TypedSwitch): void {
  const breaks = lowering.builder.newLabel();
  lowerSwitch(lowering, node, { kind: "switch", breaks }, breaks);
}

/** A `switch` as a value: `yield` ends it. */
export function lowerSwitchValue(lowering: Lowering, target: Variable, node: TypedSwitch): void {
  const { builder } = lowering;
  const breaks = builder.newLabel();
  // The variable must not change before all of the value is known: the cases may still read it.
  const value = target.isTemporary ? target : builder.temporary(target.type, node);
  lowerSwitch(lowering, node, { kind: "value", target: value, breaks }, breaks);
  if (value !== target) builder.emit({ kind: "copy", target, source: value });
}

/** The tests in the order of the cases, each with a jump to its case; then the bodies in the same order. */
function lowerSwitch(lowering: Lowering, node: TypedSwitch, exit: Exit, end: Label): void {
  const { builder } = lowering;
  for (const statement of node.before) lowering.statement(statement);
  const labels = node.cases.map(() => builder.newLabel());
  lowerTests(lowering, node, labels, exit.kind === "value" ? labels.at(-1) : undefined, end);
  builder.exits.push(exit);
  for (const [i, each] of node.cases.entries()) {
    const label = labels[i];
    if (label !== undefined) builder.place(label);
    for (const statement of each.body) lowering.statement(statement);
    if (each.isArrow && i < node.cases.length - 1) builder.goto(end);
  }
  builder.exits.pop();
  builder.place(end);
}

/** Where no default is, the last case of a value stands for what the tests before it leave over. */
function lowerTests(
  lowering: Lowering,
  node: TypedSwitch,
  labels: readonly Label[],
  last: Label | undefined,
  end: Label,
): void {
  const { builder } = lowering;
  for (const [i, each] of node.cases.entries()) {
    const label = labels[i];
    if (label === undefined) continue;
    for (const test of each.tests) {
      builder.enter(test);
      lowering.jumpIfTrue(test, label);
    }
  }
  const byDefault = labels[node.cases.findIndex((each) => each.isDefault)];
  builder.enter(node);
  builder.goto(byDefault ?? last ?? end);
}
