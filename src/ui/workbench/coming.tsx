import { describe } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { Arriving, SmallButton } from "../parts/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { Notice } from "./notice.tsx";

/** In place of the workbench until what shows the analysis is here, or if it did not arrive. */
export function Coming() {
  const workbench = useWorkbench();
  const errors = useRunState((state) => state.errors);
  const hasFailed = useRunState((state) => state.status === "failed");
  return (
    <main className="workbench" aria-label={t("workbench.label")} data-engine={workbench.engine.id}>
      {hasFailed ? (
        <div className="notices">
          <Notice kind="bad" role="alert">
            {errors.map(describe).join(" ")} <TryAgain />
          </Notice>
        </div>
      ) : (
        <Arriving />
      )}
    </main>
  );
}

/** Once more, after something did not arrive. */
export function TryAgain() {
  const workbench = useWorkbench();
  const tryAgain = (): void => {
    if (!workbench.lessonFiles.fetchAgain()) workbench.job.restart();
  };
  return <SmallButton onClick={tryAgain}>{t("fetch.again")}</SmallButton>;
}
