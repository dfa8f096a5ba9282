import { inputsOfMethod } from "../../../engines/symbolic/page/inputs-of-method.ts";
import { t } from "../../messages/index.ts";
import { type Choice, Select } from "../../parts/index.ts";
import { type RunOptions, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { inputsName } from "../../strategies/index.ts";

const ALL = "";
/** Leaves the choice to relevancy. */
export const BY_RELEVANCY = "relevant";

/** Which inputs are symbolic: all, those on which paths depend, or one. */
export function SymbolicInputsSelect({ options, method }: { readonly options: RunOptions; readonly method: string }) {
  const workbench = useWorkbench();
  const files = useWorkbenchState((state) => state.files);
  const present = options.symbolic ?? ALL;
  const inputs = inputsOfMethod(files, method);
  const known = inputs.length > 1 ? [ALL, BY_RELEVANCY, ...inputs] : [ALL, BY_RELEVANCY];
  return (
    <Select
      name={t("symbolic.options.inputs")}
      label={t("symbolic.options.inputsShort")}
      value={present}
      choices={(known.includes(present) ? known : [...known, present]).map(choiceOf)}
      onChange={(next) => (next === ALL ? workbench.clearOption("symbolic") : workbench.setOptions({ symbolic: next }))}
    />
  );
}

function choiceOf(value: string): Choice {
  if (value === ALL) return { value, text: t("symbolic.inputs.all") };
  return { value, text: inputsName(value) };
}
