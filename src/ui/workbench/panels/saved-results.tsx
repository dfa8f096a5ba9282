import { useState } from "react";
import { savedResults } from "../../../engine-kit/index.ts";
import { t, translate } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import { saveResult, useCapability, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Saves what a panel lists, in the ways that the engine offers, once a run is over. */
export function SavedResults({ panel }: { readonly panel: string }) {
  const workbench = useWorkbench();
  const saved = useCapability(savedResults) ?? [];
  const result = useRunState((state) => (state.status === "running" ? undefined : state.result));
  const files = useWorkbenchState((state) => state.files);
  const [said, say] = useState("");
  const here =
    result === undefined
      ? []
      : saved.filter((each) => each.panel === panel && each.fileName(result, files) !== undefined);
  if (here.length === 0) return null;
  return (
    <div className="saved-results" role="group" aria-label={t("saved.label")}>
      {here.map((each) => (
        <LinkButton
          key={each.id}
          title={translate(`${each.id}.hint`)}
          onClick={() =>
            saveResult(workbench, each).then((name) =>
              say(name === undefined ? translate(`${each.id}.none`) : t("saved.done", { name })),
            )
          }
        >
          {translate(`${each.id}.label`)}
        </LinkButton>
      ))}
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </div>
  );
}
