import { t } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { ContextSelect, EntrySelect, HeapSelect, LimitSelect } from "./option-controls.tsx";
import { SeedsField } from "./seeds-field.tsx";

/** How the relevancy analysis treats globals and contexts; seeds and the rarer options behind a button. */
export function RelevancyControls() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      <Select
        name={t("relevancy.options.globals")}
        label={t("relevancy.options.globalsShort")}
        value={options.globals ?? "merged"}
        choices={[
          { value: "merged", text: t("relevancy.options.merged") },
          { value: "refined", text: t("relevancy.options.refined") },
        ]}
        onChange={(globals) => workbench.setOptions({ globals: globals === "refined" ? "refined" : "merged" })}
      />
      {options.globals === "refined" ? (
        <Select
          name={t("relevancy.options.reading")}
          label={t("relevancy.options.readingShort")}
          value={options.refinedContexts ?? "callee"}
          choices={[
            { value: "callee", text: t("relevancy.options.callee") },
            { value: "printed", text: t("relevancy.options.printed") },
          ]}
          onChange={(reading) =>
            workbench.setOptions({ refinedContexts: reading === "printed" ? "printed" : "callee" })
          }
        />
      ) : null}
      <ContextSelect value={options.context} onChange={(context) => workbench.setOptions({ context })} />
      <HeapSelect value={options.heap} onChange={(heap) => workbench.setOptions({ heap })} />
      <RarerOptions />
    </div>
  );
}

function RarerOptions() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  return (
    <MoreOptions>
      <SeedsField />
      <label className="check">
        <input
          type="checkbox"
          checked={options.implicit === true}
          onChange={(event) =>
            event.target.checked ? workbench.setOptions({ implicit: true }) : workbench.clearOption("implicit")
          }
        />
        <span>
          {t("relevancy.options.implicit")}
          <small>{t("relevancy.options.implicitHint")}</small>
        </span>
      </label>
      <EntrySelect value={options.entry} />
      <LimitSelect value={options.maxSteps} />
    </MoreOptions>
  );
}
