import { useCallback, useMemo, useState } from "react";
import type { GraphModel } from "../../../trace/index.ts";

/** Above this many nodes a graph starts with its boxes closed. */
const startsClosedAbove = 300;

const none: ReadonlySet<string> = new Set();

export interface Collapse {
  /** Ids of the closed groups. */
  readonly collapsed: ReadonlySet<string>;
  readonly areAllClosed: boolean;
  toggle(group: string): void;
  setAll(isClosed: boolean): void;
}

/** Which boxes are closed: by the size of the graph until the reader decides. */
export function useCollapse(model: GraphModel): Collapse {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const initial = useMemo(() => initiallyClosed(model), [model]);
  const collapsed = chosen ?? initial;
  const toggle = useCallback(
    (group: string) => {
      setChosen((before) => {
        const next = new Set(before ?? initial);
        if (!next.delete(group)) next.add(group);
        return next;
      });
    },
    [initial],
  );
  const setAll = useCallback(
    (isClosed: boolean) => setChosen(isClosed ? new Set(model.groups.map((group) => group.id)) : none),
    [model],
  );
  const areAllClosed = model.groups.length > 0 && model.groups.every((group) => collapsed.has(group.id));
  return { collapsed, areAllClosed, toggle, setAll };
}

/** The groups that are closed before the reader has chosen. */
export function initiallyClosed(model: GraphModel): ReadonlySet<string> {
  return model.nodes.length > startsClosedAbove ? new Set(model.groups.map((group) => group.id)) : none;
}
