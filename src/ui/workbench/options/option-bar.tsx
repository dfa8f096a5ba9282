import { useMemo } from "react";
import type { EngineManifest } from "../../../engines/index.ts";
import type { ControlContext } from "../../../options/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { OptionControl } from "./option-control.tsx";
import { SourceSelect } from "./source-select.tsx";
import { summaryOf } from "./summary.ts";

/** The first option of the engine, and the others behind a button that says what they are set to. */
export function OptionBar() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const files = useWorkbenchState((state) => state.files);
  const errors = useRunState((state) => state.errors);
  const context = useMemo<ControlContext>(() => ({ options, files, errors }), [options, files, errors]);
  const { options: schema, page } = workbench.engine;
  const [first, ...others] = page.controls;
  const summary = useMemo(() => summaryOf(page.controls.slice(1), schema, context), [page, schema, context]);
  const draw = (control: EngineManifest["page"]["controls"][number]) =>
    typeof control === "string" ? (
      <OptionControl
        key={control}
        schema={schema}
        name={control}
        context={context}
        onChange={(value) => workbench.setOptions({ [control]: value })}
      />
    ) : (
      <SourceSelect key={control.id} control={control} />
    );
  return (
    <div className="option-controls is-pill" role="group" aria-label={t("options.label")}>
      {first === undefined ? null : draw(first)}
      {others.length === 0 ? null : <MoreOptions summary={summary}>{others.map(draw)}</MoreOptions>}
    </div>
  );
}
