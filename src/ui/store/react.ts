import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import type { ExecutionState } from "./execution/index.ts";
import type { RunState } from "./run/index.ts";
import type { SelectorRunsState, StrategyRunsState } from "./runs/index.ts";
import type { Settings, Storage } from "./settings/index.ts";
import type { Workbench, WorkbenchState } from "./workbench/index.ts";

/** What every component may ask for; made once by the composition root. */
export interface Services {
  readonly workbench: Workbench;
  readonly settings: StoreApi<Settings>;
  readonly storage: Storage;
}

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error("ServicesContext is missing");
  return services;
}

export function useWorkbench(): Workbench {
  return useServices().workbench;
}

export function useWorkbenchState<T>(select: (state: WorkbenchState) => T): T {
  return useStore(useWorkbench().store, select);
}

export function useRunState<T>(select: (state: RunState) => T): T {
  return useStore(useWorkbench().run.store, select);
}

export function useExecutionState<T>(select: (state: ExecutionState) => T): T {
  return useStore(useWorkbench().execution.store, select);
}

export function useStrategyRuns<T>(select: (state: StrategyRunsState) => T): T {
  return useStore(useWorkbench().strategies.store, select);
}

export function useSelectorRuns<T>(select: (state: SelectorRunsState) => T): T {
  return useStore(useWorkbench().selectors.store, select);
}

export function useSettings<T>(select: (settings: Settings) => T): T {
  return useStore(useServices().settings, select);
}
