import { useMemo } from "react";
import { type ControlContext, optionNamed } from "../../../options/index.ts";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { OptionControl } from "./option-control.tsx";
import { SourceSelect } from "./source-select.tsx";

/** The options of the engine, in its order; those that seldom matter behind a button. */
export function OptionBar() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const files = useWorkbenchState((state) => state.files);
  const errors = useRunState((state) => state.errors);
  const context = useMemo<ControlContext>(() => ({ options, files, errors }), [options, files, errors]);
  const { options: schema, page } = workbench.engine;
  const isRare = (name: string): boolean => optionNamed(schema, name)?.option.control?.isRare === true;
  const rare = page.controls.flatMap((control) => (typeof control === "string" && isRare(control) ? [control] : []));
  const draw = (name: string) => (
    <OptionControl
      key={name}
      schema={schema}
      name={name}
      context={context}
      onChange={(value) => workbench.setOptions({ [name]: value })}
    />
  );
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      {page.controls.map((control) => {
        if (typeof control !== "string") return <SourceSelect key={control.id} control={control} />;
        return isRare(control) ? null : draw(control);
      })}
      {rare.length === 0 ? null : <MoreOptions>{rare.map(draw)}</MoreOptions>}
    </div>
  );
}
