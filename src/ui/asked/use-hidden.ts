import { useLayoutEffect } from "react";
import { hiddenFor, type Posed, type Sheet } from "../../exercises/index.ts";
import { useWorkbench } from "../store/index.ts";

/** Hides what a question asks for wherever the page would show it, as long as there is one. */
export function useHidden(sheet: Sheet | undefined, posed: Posed | undefined): void {
  const workbench = useWorkbench();
  useLayoutEffect(() => {
    const reader = workbench.session?.whole.reader;
    if (sheet === undefined || posed === undefined || reader === undefined) return undefined;
    workbench.hide(hiddenFor(posed, sheet.facts, reader.elements));
    return () => workbench.hide(undefined);
  }, [workbench, sheet, posed]);
}
