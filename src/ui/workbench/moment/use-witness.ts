import { useMemo } from "react";
import { type Seq, wasObserved } from "../../../trace/index.ts";
import type { Sighting } from "../../parts/index.ts";
import {
  programOf,
  useExecutionState,
  useRunState,
  useSettings,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";

/** Says of a fact whether the last execution showed it; undefined where it cannot tell. */
export type WitnessOf = (fact: Seq) => Sighting | undefined;

/** What the execution of the program on the screen says about facts; undefined while there is none. */
export function useWitness(): WitnessOf | undefined {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const isStale = useRunState((state) => state.isStale);
  const result = useExecutionState((state) => state.result);
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  return useMemo(() => {
    if (session === undefined || result === undefined || isStale) return undefined;
    if (!workbench.execution.isOf(programOf({ files, options }))) return undefined;
    const { observed } = result;
    return (fact) => {
      const was = wasObserved(session.reader, observed, fact);
      return was === undefined ? undefined : was ? "observed" : "unobserved";
    };
  }, [workbench, session, isStale, result, files, options]);
}

/** The same, if the reader wants to see it. */
export function useShownWitness(): WitnessOf | undefined {
  const isOn = useSettings((state) => state.observed);
  const witness = useWitness();
  return isOn ? witness : undefined;
}
