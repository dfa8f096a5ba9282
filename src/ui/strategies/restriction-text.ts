import type { Restriction } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";

/** “Only x is symbolic: 10 paths instead of 22 …” */
export function restrictionText(restriction: Restriction): string {
  const { paths, pathsWithAll, solverCalls, solverCallsWithAll, milliseconds, millisecondsWithAll } = restriction;
  const saved = t("restriction.saved", {
    inputs: restrictedTo(restriction),
    paths,
    pathsWithAll,
    calls: solverCalls,
    callsWithAll: solverCallsWithAll,
    time: milliseconds,
    timeWithAll: millisecondsWithAll,
  });
  const { variables, relevant } = restriction;
  const reached =
    variables === undefined || relevant === undefined ? [] : [t("restriction.variables", { variables, relevant })];
  const cut = restriction.partialWithAll ? [t("restriction.cut")] : [];
  return [saved, ...reached, ...cut].join(" ");
}

/** “only x, y”, “no input”. */
export function restrictedTo({ symbolic }: Restriction): string {
  return symbolic.length === 0 ? t("restriction.none") : t("symbolic.inputs.only", { names: symbolic.join(", ") });
}

/** A value of the option `symbolic` in words. */
export function inputsName(symbolic: string): string {
  if (symbolic === "relevant") return t("symbolic.inputs.relevant");
  return t("symbolic.inputs.only", { names: symbolic.split(",").join(", ") });
}
