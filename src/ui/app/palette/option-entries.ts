import type { EngineManifest } from "../../../engine-kit/index.ts";
import { choicesOf, chosenValue, optionNamed } from "../../../options/index.ts";
import { labelText, t, translate } from "../../messages/index.ts";
import type { Workbench, WorkbenchState } from "../../store/index.ts";
import type { Entry } from "./entry.ts";

/** The options of the page with their values: first those that the page is about. */
export function optionEntries(
  { options: schema, page }: EngineManifest,
  { options, files }: Pick<WorkbenchState, "options" | "files">,
  onChoose: Workbench["options"]["set"],
): readonly Entry[] {
  const names = [...page.palette, ...page.controls.filter((control) => typeof control === "string")];
  const context = { options, files, errors: [] };
  return [...new Set(names)].flatMap((name): readonly Entry[] => {
    const named = optionNamed(schema, name);
    const control = named?.option.control;
    if (named === undefined || control === undefined || control.isShown?.(context) === false) return [];
    const detail = translate(`${named.id}.name`);
    if (control.kind === "choice")
      return choicesOf(named, control, context).map(({ value, label }) => ({
        id: `option.${name}.${value}`,
        group: "options",
        title: t("palette.use", { name: labelText(label) }),
        detail,
        names: [labelText(label), value, detail],
        run: () => onChoose({ [name]: chosenValue(named, value) }),
      }));
    if (control.kind !== "flag") return [];
    const isTicked = options[name] === control.ticked;
    return [
      {
        id: `option.${name}`,
        group: "options",
        title: t(isTicked ? "palette.untick" : "palette.tick", { name: detail }),
        names: [detail, name],
        run: () => onChoose({ [name]: isTicked ? undefined : control.ticked }),
      },
    ];
  });
}
