import type { EngineManifest } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { idleLimitsAmong, type LinkProblem, type ParsedLink } from "../../store/index.ts";

/** Long enough to be read while the page draws. */
const DURATION_MS = 12_000;

/**
 * Why nothing of a link is shown, if so: without its program or its example something else would pass for what the link
 * is about. `engine`: whose page it leads to.
 */
export function refusalsOf({ route, problems }: ParsedLink, engine: EngineManifest): readonly (() => string)[] {
  const reasons = problems.filter(isRefusal).map((problem) => () => problemText(problem));
  const example = unknownExample(route, engine);
  const isAboutExample = route.kind !== "gallery" && route.link.files === undefined;
  if (reasons.length === 0 && example !== undefined && isAboutExample)
    return [() => t("link.unknownExample", { found: example })];
  return reasons;
}

/** Says what in a link was not understood, and what is shown instead. `engine`: whose page it leads to. */
export function explainProblems({ route, problems }: ParsedLink, engine: EngineManifest): void {
  for (const problem of problems) tell(() => problemText(problem), JSON.stringify(problem));
  const limits = route.kind === "workbench" ? idleLimitsAmong(route.link.options, engine) : [];
  for (const name of limits) tell(() => t("link.idleLimit", { name }), `limit:${name}`);
  const example = unknownExample(route, engine);
  if (example !== undefined) tell(() => t("link.otherExample", { found: example }), `example:${example}`);
}

/** The example a link names, if the page has no such. */
function unknownExample(route: ParsedLink["route"], engine: EngineManifest): string | undefined {
  const example = route.kind === "gallery" ? undefined : route.link.example;
  return engine.lessons.some(({ id }) => id === example) ? undefined : example;
}

function isRefusal({ kind }: LinkProblem): boolean {
  return kind === "newer-version" || kind === "too-much-code" || kind === "too-many-files";
}

function tell(text: () => string, id: string): void {
  notify({ kind: "warning", text, id, duration: DURATION_MS });
}

function problemText(problem: LinkProblem): string {
  switch (problem.kind) {
    case "unknown-page":
      return t("link.unknownPage", { found: problem.found });
    case "bad-value":
      return t("link.badValue", { name: problem.name, found: problem.found });
    case "idle-limit":
      return t("link.idleLimit", { name: problem.name });
    case "unreadable-code":
      return t("link.unreadableCode");
    case "newer-version":
      return t("link.newerVersion", { found: problem.found });
    case "too-much-code":
      return t("link.tooMuchCode", { megabytes: problem.megabytes });
    case "too-many-files":
      return t("link.tooManyFiles", { limit: problem.limit });
  }
}
