import { createContext, useContext, useMemo } from "react";
import { type PanelView, partOfSheet } from "../../trace/index.ts";

/** What a slide shows of a run. */
export interface ChosenPanels {
  /** The panels on the stage, by their ids; undefined: those of the step. */
  readonly panels: readonly string[] | undefined;
  /** Of a rule sheet: these groups and cards; undefined: all of them. */
  readonly rules: readonly string[] | undefined;
}

/** Nothing is chosen. */
export const wholeRun: ChosenPanels = { panels: undefined, rules: undefined };

/** The panels that somebody chose for the reader. */
export const ChosenPanelsContext = createContext<ChosenPanels>(wholeRun);

/** A rule sheet without what was not chosen of it. */
export function useChosenRules(view: PanelView | undefined): PanelView | undefined {
  const { rules } = useContext(ChosenPanelsContext);
  return useMemo(
    () => (rules === undefined || view?.kind !== "rules" ? view : partOfSheet(view, rules)),
    [rules, view],
  );
}
