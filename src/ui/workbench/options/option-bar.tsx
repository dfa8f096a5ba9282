import { useMemo } from "react";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import { type ControlContext, type OptionSchema, optionNamed } from "../../../options/index.ts";
import { t } from "../../messages/index.ts";
import { useExecutionState, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { OptionControl } from "./option-control.tsx";
import { SourceSelect } from "./source-select.tsx";
import { summaryOf } from "./summary.ts";

type Shown = EngineManifest["page"]["controls"][number];

/** The first option of the engine, one that the run waits for, and the others behind a button that says what they are set to. */
export function OptionBar() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const files = useWorkbenchState((state) => state.files);
  const found = useRunState((state) => state.errors);
  const refused = useExecutionState((state) => state.errors);
  const context = useMemo<ControlContext>(
    // The analysis may need no entry where executing the program does.
    () => ({ options, files, errors: found.length > 0 ? found : refused }),
    [options, files, found, refused],
  );
  const { options: schema, page } = workbench.engine;
  const [first, ...rest] = page.controls;
  const asked = rest.filter((each) => isAsked(schema, each, context));
  const others = rest.filter((each) => !asked.includes(each));
  const summary = useMemo(() => summaryOf(page.controls.slice(1), schema, context), [page, schema, context]);
  const draw = (control: Shown) =>
    typeof control === "string" ? (
      <OptionControl
        key={control}
        schema={schema}
        name={control}
        context={context}
        onChange={(value) => workbench.options.set({ [control]: value })}
      />
    ) : (
      <SourceSelect key={control.id} control={control} />
    );
  return (
    <div className="option-controls is-pill" role="group" aria-label={t("options.label")}>
      {first === undefined ? null : draw(first)}
      {asked.map(draw)}
      {others.length === 0 ? null : <MoreOptions summary={summary}>{others.map(draw)}</MoreOptions>}
    </div>
  );
}

function isAsked(schema: OptionSchema, control: Shown, context: ControlContext): boolean {
  if (typeof control !== "string") return false;
  return optionNamed(schema, control)?.option.control?.isAsked?.(context) === true;
}
