import { createContext, useContext } from "react";

/** The parts of a walk, as the links of embedded ones name them (`show=stage,card,steps`). */
export const walkParts = ["source", "pseudocode", "agenda", "stage", "facts", "card", "steps"] as const;

export type WalkPart = (typeof walkParts)[number];

/** The only parts that a page within another one shows; undefined on a page of its own, where the reader chooses. */
export const ShownPartsContext = createContext<readonly WalkPart[] | undefined>(undefined);

/** Whether the walk stands within another page: it is watched, not edited, and leaves the focus where it is. */
export function useIsEmbedded(): boolean {
  return useContext(ShownPartsContext) !== undefined;
}

/** Says of each part whether it may be shown. */
export function useShows(): (part: WalkPart) => boolean {
  const parts = useContext(ShownPartsContext);
  return (part) => parts?.includes(part) !== false;
}
