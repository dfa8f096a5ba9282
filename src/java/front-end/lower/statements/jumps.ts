import type { Operand } from "../../../ir/instruction.ts";
import type { TypedStatement } from "../../typed/tree.ts";
import { erase } from "../../types/static-types.ts";
import type { Exit, Region } from "../body-builder.ts";
import type { Lowering } from "../lowering.ts";
import { move, variableOperand } from "../lowering.ts";

type Jump = Extract<TypedStatement, { readonly kind: "break" | "continue" | "yield" | "return" }>;

/** Leaves everything up to the target, running what has to be run on the way out (JLS 14.20.2). */
export function lowerJump(lowering: Lowering, node: Jump): void {
  const { builder } = lowering;
  const { exits } = builder;
  const index = exits.findLastIndex((exit) => isTarget(exit, node));
  const crossed = exits.slice(index + 1).filter((exit) => exit.kind === "region");
  builder.enter(node);
  if (node.kind === "return") {
    const value = node.value === undefined ? undefined : keep(lowering, node, lowering.operand(node.value), crossed);
    leave(lowering, crossed, index, () => builder.return(value));
    return;
  }
  const target = exits[index];
  if (target === undefined || target.kind === "region") throw new Error(`${node.kind} without a target`);
  if (node.kind === "yield" && target.kind === "value") lowering.into(target.target, node.value);
  const label = node.kind === "continue" && target.kind === "loop" ? target.continues : target.breaks;
  leave(lowering, crossed, index, () => builder.goto(label));
}

function isTarget(exit: Exit, node: Jump): boolean {
  switch (node.kind) {
    case "return":
      return false;
    case "yield":
      return exit.kind === "value";
    case "break":
    case "continue":
      if (node.label !== undefined) {
        if (exit.kind === "loop") return exit.labels.includes(node.label);
        return node.kind === "break" && exit.kind === "label" && exit.labels.includes(node.label);
      }
      return exit.kind === "loop" || (node.kind === "break" && exit.kind === "switch");
  }
}

/** What is returned is known before the way out, which may assign its variable. */
function keep(
  lowering: Lowering,
  node: Extract<Jump, { kind: "return" }>,
  value: Operand,
  crossed: readonly Extract<Exit, { kind: "region" }>[],
): Operand {
  const isSafe = value.kind !== "variable" || value.variable.isTemporary;
  if (isSafe || node.value === undefined || crossed.every((exit) => exit.leave === undefined)) return value;
  const kept = lowering.builder.temporary(erase(node.value.type), node.value);
  move(lowering, kept, value);
  return variableOperand(kept);
}

/** What is run on the way out is outside the regions that are left, which go on behind it. */
function leave(
  lowering: Lowering,
  crossed: readonly Extract<Exit, { kind: "region" }>[],
  index: number,
  jump: () => void,
): void {
  const { builder } = lowering;
  const { exits } = builder;
  const all = exits.splice(index + 1);
  const left: Region[] = [];
  for (let i = all.length - 1; i >= 0; i--) {
    const exit = all[i];
    if (exit?.kind !== "region" || exit.leave === undefined) continue;
    for (const { region } of crossed.slice(crossed.indexOf(exit))) close(lowering, region, left);
    exits.push(...all.slice(0, i));
    exit.leave();
    exits.length = index + 1;
  }
  jump();
  exits.push(...all);
  for (const region of left) builder.resumeRegion(region);
}

function close(lowering: Lowering, region: Region, closed: Region[]): void {
  if (closed.includes(region)) return;
  lowering.builder.closeRegion(region);
  closed.push(region);
}
