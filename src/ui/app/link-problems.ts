import { toast } from "sonner";
import type { EngineManifest } from "../../engines/index.ts";
import { t } from "../messages/index.ts";
import type { LinkProblem, ParsedLink } from "../store/index.ts";

/** Long enough to be read while the page draws. */
const DURATION_MS = 12_000;

/** Says what in a link was not understood, and what is shown instead. `engine`: whose page it leads to. */
export function explainProblems({ route, problems }: ParsedLink, engine: EngineManifest): void {
  for (const problem of problems) tell(problemText(problem), JSON.stringify(problem));
  const example = route.kind === "gallery" ? undefined : route.link.example;
  if (example !== undefined && !engine.lessons.some(({ id }) => id === example))
    tell(t("link.unknownExample", { found: example }), `example:${example}`);
}

function tell(text: string, id: string): void {
  toast.warning(text, { id, duration: DURATION_MS });
}

function problemText(problem: LinkProblem): string {
  switch (problem.kind) {
    case "unknown-page":
      return t("link.unknownPage", { found: problem.found });
    case "bad-value":
      return t("link.badValue", { name: problem.name, found: problem.found });
    case "unreadable-code":
      return t("link.unreadableCode");
  }
}
