import { describe, placeOf } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import { useRunState, useWorkbench } from "../../store/index.ts";

/** The first mistake that a run ended with, leading to its place, and how many more there are. */
export function Refusal() {
  const workbench = useWorkbench();
  const errors = useRunState((state) => state.errors);
  const [error] = errors;
  if (error === undefined) return null;
  const place = placeOf(error);
  const more = errors.length === 1 ? "" : t("run.moreProblems", { count: errors.length - 1 });
  if (place === undefined)
    return (
      <span className="refusal">
        {describe(error)} {more}
      </span>
    );
  const { file, start } = place;
  return (
    <span className="refusal">
      <LinkButton onClick={() => workbench.showPlace({ file, line: start.line })}>
        <b>{t("run.errorPlace", { line: start.line, column: start.column })}</b> {describe(error)}
      </LinkButton>{" "}
      {more}
    </span>
  );
}
