import { useEffect } from "react";
import type { DrawnFlows } from "../../engine-kit/index.ts";
import type { Trails } from "../../trace/index.ts";
import type { Workbench } from "../store/index.ts";
import { trailsInRun } from "./trails-of.ts";

/** Draws flows over the graph of a run as long as they are asked for; then the stage is as it was. */
export function useDrawn(workbench: Workbench, flows: DrawnFlows | undefined, said: Trails["said"] | undefined): void {
  useEffect(() => {
    const found = flows === undefined || said === undefined ? undefined : trailsInRun(workbench, flows, said);
    if (found === undefined) return;
    const { view } = workbench.state;
    workbench.set(found);
    return () => workbench.set({ trails: undefined, view });
  }, [workbench, flows, said]);
}
