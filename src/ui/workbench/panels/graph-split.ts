import { createContext, useContext } from "react";

/** Which of several graphs is maximized. */
export interface GraphSplit {
  readonly alone: string | undefined;
  readonly onChange: (panel: string | undefined) => void;
}

export const GraphSplitContext = createContext<GraphSplit | undefined>(undefined);

/** Undefined where there is only one graph. */
export function useGraphSplit(): GraphSplit | undefined {
  return useContext(GraphSplitContext);
}
