import { useCallback, useMemo } from "react";
import { whatIf } from "../../../engine-kit/index.ts";
import type { ActiveLine, Procedure } from "../../../trace/index.ts";
import { PseudocodePanel } from "../../panels/index.ts";
import { useCapability, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useMoment } from "../moment/index.ts";

const nothing: readonly ActiveLine[] = [];

/** The algorithm with the line of the present step; until there is a run, as the board has it. */
export function PseudocodeSection({ procedures }: { readonly procedures: readonly Procedure[] }) {
  const workbench = useWorkbench();
  const moment = useMoment();
  const opened = useWorkbenchState((state) => state.procedure);
  const active = useMemo(() => moment?.session.reader.activeLines(moment.position) ?? nothing, [moment]);
  const open = useCallback((procedure: string | undefined) => workbench.set({ procedure }), [workbench]);
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  const lines = useMemo(
    () => new Set(breakpoints.flatMap((each) => (each.kind === "pseudocode" ? each.line : []))),
    [breakpoints],
  );
  const toggle = useCallback((line: number) => workbench.waypoints.toggle({ kind: "pseudocode", line }), [workbench]);
  const option = useCapability(whatIf)?.option;
  const togglePart = useMemo(
    () => (option === undefined ? undefined : (part: string) => workbench.options.toggleListed(option, part)),
    [workbench, option],
  );
  const shown = moment?.session.reader.pseudocode() ?? procedures;
  return (
    <PseudocodePanel
      procedures={shown}
      active={active}
      opened={opened}
      onOpen={open}
      breakpoints={lines}
      onBreakpoint={toggle}
      onPart={togglePart}
    />
  );
}
