import { useMemo } from "react";
import { useLinks, useServices, useWorkbenchState, type Workbench } from "../../store/index.ts";
import type { CommandContext, CommandPlace } from "../commands/index.ts";
import type { Entry } from "./entry.ts";
import { optionEntries } from "./option-entries.ts";
import { commandEntries, lessonEntries, pageEntries, themeEntries } from "./page-entries.ts";

/** What of the page can be found: it does not depend on what is typed. */
export function usePageEntries(
  context: CommandContext,
  { engine, compared, isStepping }: CommandPlace,
  workbenches: readonly Workbench[],
): readonly Entry[] {
  const { engines, settings } = useServices();
  const links = useLinks();
  const options = useWorkbenchState((state) => state.options);
  const files = useWorkbenchState((state) => state.files);
  return useMemo(() => {
    const others = workbenches.filter((each) => each.engine !== engine);
    return [
      ...commandEntries({ engine, compared, isStepping }, context),
      ...pageEntries(engines, links, others),
      ...(engine === undefined ? [] : optionEntries(engine, { options, files }, context.workbench.options.set)),
      // Those of this page first.
      ...lessonEntries(engines, links, [
        ...(engine?.lessons ?? []),
        ...others.flatMap((other) => other.engine.lessons),
      ]),
      ...themeEntries({ settings }),
    ];
  }, [context, engine, compared, isStepping, workbenches, engines, links, settings, options, files]);
}
