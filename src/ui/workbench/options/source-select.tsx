import { useState } from "react";
import type { SourceControl } from "../../../engine-kit/index.ts";
import { translate } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { OWN, OwnValue, ownChoices } from "./own-value.tsx";

/** A choice that stands in the text itself: choosing, or defining a value, edits the first file. */
export function SourceSelect({ control }: { readonly control: SourceControl }) {
  const workbench = useWorkbench();
  const file = useWorkbenchState((state) => state.files[0]);
  const [isWriting, write] = useState(false);
  const { id, own } = control;
  const value = control.read(file?.text ?? "");
  const choices = [...new Set([...control.values, value])].map((each) => ({
    value: each,
    text: own?.nameOf(each) ?? each,
  }));
  const choose = (next: string): void => {
    write(false);
    if (file !== undefined) workbench.editing.edit(file.name, control.write(file.text, next));
  };
  return (
    <>
      <Select
        name={translate(`${id}.name`)}
        label={translate(`${id}.label`)}
        value={value}
        choices={[...choices, ...ownChoices(own, value)]}
        onChange={(next) => (next === OWN ? write(true) : choose(next))}
      />
      <OwnValue id={id} own={own} present={value} isOpen={isWriting} onClose={() => write(false)} onChoose={choose} />
    </>
  );
}
