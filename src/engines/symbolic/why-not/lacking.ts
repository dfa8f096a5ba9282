import type { Span } from "../../../kernel/index.ts";
import { type Branches, sideOf } from "../algorithm/coverage/index.ts";
import type { NodeEnd } from "../algorithm/observer.ts";
import type { Code } from "../algorithm/program/code.ts";
import { say } from "../messages/say.ts";
import { causeText, nodeName } from "../story/board/wording.ts";
import { textOf } from "./find-fact.ts";
import { leavesOf, type SeenNode, type SeenPaths } from "./seen-paths.ts";
import { sidesBefore } from "./sides-before.ts";
import type { Lacking, Wanted } from "./wanted.ts";

/** An execution that is over, with what its tests are for. */
interface Explored {
  readonly code: Code;
  readonly branches: Branches;
  readonly paths: SeenPaths;
  isCovered(side: string): boolean;
  /** Whether no path comes to it, however long. */
  isRefuted(wanted: Wanted): boolean;
}

/** The obstacles between the paths and a test: where they are refuted, decided otherwise, left, or never come. */
export function lackingOf(run: Explored, wanted: Wanted): readonly Lacking[] {
  if (wanted.kind === "node") return [];
  const found = wanted.kind === "side" ? forSide(run, wanted) : forGoal(run, wanted);
  if (found.length === 0) return onTheWay(run, wanted);
  const told = new Set(found.flatMap(({ holds }) => holds.map(textOf)));
  return [...found, ...leftOpen(run, wanted).filter(({ holds }) => !holds.some((node) => told.has(textOf(node))))];
}

/** Paths that were left before their ends, where they might have come there. */
function leftOpen({ paths, isRefuted }: Explored, wanted: Wanted): readonly Lacking[] {
  if (isRefuted(wanted)) return [];
  return [...paths.nodes].flatMap((seen): readonly Lacking[] => {
    const { end, last } = seen;
    if (end?.kind !== "cut-off" && end?.kind !== "unknown") return [];
    const but = reasonOf(seen, end);
    return but === undefined ? [] : [{ rule: end.kind, at: last && placeOf(last), holds: [fact(seen)], but }];
  });
}

function forSide({ paths }: Explored, { condition, holds }: Wanted & { readonly kind: "side" }): readonly Lacking[] {
  const at = placeOf(condition.span);
  const rule = holds ? "S-TCOND" : "S-FCOND";
  const decided = paths.decidedAgainst(sideOf(condition.label, holds)).map((seen): Lacking => {
    const but = say("why-not.decided", { side: sideOf(condition.label, !holds) });
    return { rule, at, holds: [fact(seen)], but };
  });
  return [...paths.withSide(sideOf(condition.label, holds)).flatMap((seen) => refusals(seen, at)), ...decided];
}

function forGoal({ paths, isRefuted }: Explored, wanted: Wanted & { readonly kind: "goal" }): readonly Lacking[] {
  const { goal } = wanted;
  if (goal.kind === "return" || goal.kind === "loop") return [];
  const instruction = paths.checksAt(goal.span);
  const at = placeOf(goal.span);
  // A reference that is initialized there is null or not by what it is initialized to.
  const isOfSide = ({ node: { cause } }: SeenNode): boolean =>
    cause.kind === "initialized" ||
    (cause.kind === "check" && (cause.exception === undefined) === (goal.side === "passes"));
  const kept = ({ rule }: Lacking): boolean => !isRefuted(wanted) || (rule !== "cut-off" && rule !== "unknown");
  const refused = instruction.split.filter(isOfSide).flatMap((seen) => refusals(seen, at).filter(kept));
  if (goal.side === "passes" || refused.length > 0) return refused;
  return instruction.passed.map((seen) => ({ rule: "check", at, holds: [fact(seen)], but: say("why-not.passes") }));
}

/** Why paths through a node were not followed to their ends: of each that was not, what refused it or left it. */
function refusals(seen: SeenNode, at: Lacking["at"]): readonly Lacking[] {
  return leavesOf(seen).flatMap((leaf): readonly Lacking[] => {
    const but = leaf.end === undefined ? undefined : reasonOf(leaf, leaf.end);
    const from = leaf === seen ? leaf.parent : leaf;
    return but === undefined ? [] : [{ rule: ruleOf(leaf), at, holds: from === undefined ? [] : [fact(from)], but }];
  });
}

/** The rule that a refused node would be made by; of what was left, how it ended. */
function ruleOf({ node: { cause }, end }: SeenNode): string {
  if (end?.kind !== "infeasible") return end?.kind ?? "unknown";
  if (cause.kind === "initialized") return cause.scenario === 2 ? "enum-2" : "enum-3";
  return cause.kind === "branch" ? cause.rule : cause.kind;
}

/** Undefined where the path came to its end. */
function reasonOf({ node: { cause } }: SeenNode, end: NodeEnd): string | undefined {
  if (end.kind === "return" || end.kind === "exception") return undefined;
  if (end.kind === "cut-off") return say("fact.cutOff", { text: end.bound });
  const choice = causeText(cause);
  return choice === "" ? end.reason : say("why-not.refused", { choice, reason: end.reason });
}

/** No path comes there: the conditions before it, or, where they are passed or there are none, how the paths end. */
function onTheWay(run: Explored, wanted: Wanted & { readonly kind: "side" | "goal" }): readonly Lacking[] {
  const place = wanted.kind === "side" ? wanted.condition : wanted.goal;
  const before = sidesBefore(run.code, run.branches, place.method, place.pc);
  const lacks = before
    .filter(({ condition, holds }) => !run.isCovered(sideOf(condition.label, holds)))
    .map(({ condition, holds }): Lacking => {
      const at = placeOf(condition.span);
      return { rule: "before", at, holds: [], lacks: { kind: "side", condition, holds } };
    });
  if (lacks.length > 0) return lacks;
  const ended = [...run.paths.nodes].flatMap((seen): readonly Lacking[] => {
    const { end, last, parent } = seen;
    if (end?.kind === "exception") {
      return [{ rule: "end", at: last && placeOf(last), holds: [fact(seen)], but: `! ${end.exception}` }];
    }
    const but = end?.kind === "infeasible" ? reasonOf(seen, end) : undefined;
    const at = parent?.last;
    return but === undefined || parent === undefined
      ? []
      : [{ rule: ruleOf(seen), at: at && placeOf(at), holds: [fact(parent)], but }];
  });
  return [...ended, ...leftOpen(run, wanted)];
}

function fact({ node: { id, cause } }: SeenNode): Wanted {
  return { kind: "node", name: nodeName(id, cause) };
}

function placeOf({ file, start }: Span): { readonly file: string; readonly line: number } {
  return { file, line: start.line };
}
