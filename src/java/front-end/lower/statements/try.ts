import type { TypedCatch, TypedStatement } from "../../typed/tree.ts";
import type { Exit, Region } from "../body-builder.ts";
import type { Lowering } from "../lowering.ts";

type StatementOf<K extends TypedStatement["kind"]> = Extract<TypedStatement, { readonly kind: K }>;

/** The body, then each handler; all of them go on behind the last. */
export function lowerTry(lowering: Lowering, node: StatementOf<"try">): void {
  const { builder } = lowering;
  const end = builder.newLabel();
  const region = lowerGuarded(lowering, node.body, undefined);
  builder.goto(end);
  for (const [i, clause] of node.catches.entries()) {
    lowerHandler(lowering, region, clause);
    if (i < node.catches.length - 1) builder.goto(end);
  }
  builder.place(end);
}

/** The body; `leave` on every way out of it without an exception, the handler on the way out with one. */
export function lowerProtected(lowering: Lowering, node: StatementOf<"protected">): void {
  const { builder } = lowering;
  const end = builder.newLabel();
  const region = lowerGuarded(lowering, node.body, () => lowering.statement(node.leave));
  lowering.statement(node.leave);
  builder.goto(end);
  lowerHandler(lowering, region, node.handler);
  builder.place(end);
}

function lowerGuarded(lowering: Lowering, body: TypedStatement, leave: (() => void) | undefined): Region {
  const { builder } = lowering;
  const region = builder.openRegion();
  const exit: Exit = { kind: "region", region, leave };
  builder.exits.push(exit);
  lowering.statement(body);
  builder.exits.pop();
  builder.closeRegion(region);
  return region;
}

function lowerHandler(lowering: Lowering, region: Region, clause: TypedCatch): void {
  const { builder } = lowering;
  builder.enter({ start: clause.start, end: clause.body.start });
  if (!builder.startHandler(region, clause.types, () => builder.declare(clause.local))) return;
  lowering.statement(clause.body);
}
