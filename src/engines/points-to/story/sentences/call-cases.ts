import type { Seq } from "../../../../trace/index.ts";
import { familyOf, selectionOf } from "../explanations.ts";
import type { PointsToRun } from "../run.ts";

/** The case of a call’s sentence: how its context was chosen. */
export function callCase(run: PointsToRun, seq: Seq, rule: string): string {
  if (!run.hasContexts) return ".ci";
  return rule === "constructor-call" ? "" : `.${selectCase(run, seq, rule === "static-call")}`;
}

/** What Select went by: the call site, the receiver, its class, the caller; `other` of a selector that a reader wrote. */
export function selectCase(
  run: PointsToRun,
  seq: Seq,
  isStatic = run.receiverOf(seq) === undefined,
): "call" | "obj" | "type" | "kept" | "mixed" | "unchosen" | "other" {
  const family = familyOf(run.options.context, isStatic);
  if (!isNamed(family)) return "other";
  if (selectionOf(run, seq) === ".unchosen") return "unchosen";
  if (family === "mixed") return "mixed";
  if (family === "hybrid") return isStatic ? "call" : "obj";
  return isStatic && family !== "call" ? "kept" : family;
}

type Family = "call" | "obj" | "type" | "hybrid" | "mixed";

function isNamed(family: string): family is Family {
  return ["call", "obj", "type", "hybrid", "mixed"].includes(family);
}
