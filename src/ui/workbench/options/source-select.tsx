import type { SourceControl } from "../../../engines/index.ts";
import { translate } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** A choice that stands in the text itself: choosing edits the first file. */
export function SourceSelect({ control }: { readonly control: SourceControl }) {
  const workbench = useWorkbench();
  const file = useWorkbenchState((state) => state.files[0]);
  const value = control.read(file?.text ?? "");
  return (
    <Select
      name={translate(`${control.id}.name`)}
      label={translate(`${control.id}.label`)}
      value={value}
      choices={[...new Set([...control.values, value])].map((each) => ({ value: each, text: each }))}
      onChange={(next) => {
        if (file !== undefined) workbench.edit(file.name, control.write(file.text, next));
      }}
    />
  );
}
