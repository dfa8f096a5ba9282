import { isMachineLabel } from "../../ir/raised/sites.ts";
import type { Observed } from "../machine/observe.ts";

/** What a run showed of objects that the program makes: no exceptions of the virtual machine, and not what these hold. */
export function withoutMachineObjects(observed: Observed): Observed {
  const { variables, fields, statics, arrays } = observed;
  return {
    ...observed,
    variables: variables.flatMap(withProgramObjects),
    fields: fields.filter(({ object }) => !isMachineLabel(object)).flatMap(withProgramObjects),
    statics: statics.flatMap(withProgramObjects),
    arrays: arrays.flatMap(withProgramObjects),
  };
}

/** The row with what remains of its objects; none where nothing does. */
function withProgramObjects<R extends { readonly objects: readonly string[] }>(row: R): readonly R[] {
  const objects = row.objects.filter((label) => !isMachineLabel(label));
  return objects.length === 0 ? [] : [{ ...row, objects }];
}
