import { useCallback, useMemo, useState } from "react";
import type { GraphModel } from "../../../trace/index.ts";

const none: ReadonlySet<string> = new Set();

interface Collapse {
  /** Ids of the closed groups. */
  readonly collapsed: ReadonlySet<string>;
  readonly areAllClosed: boolean;
  toggle(group: string): void;
  setAll(isClosed: boolean): void;
}

/** What the reader has opened and closed: all groups at once, then single ones. */
interface Chosen {
  readonly areAllClosed: boolean;
  readonly isClosed: ReadonlyMap<string, boolean>;
}

/** Which boxes are closed: none, until the reader closes them. */
export function useCollapse(model: GraphModel): Collapse {
  const [chosen, setChosen] = useState<Chosen>({ areAllClosed: false, isClosed: new Map() });
  const collapsed = useMemo(() => {
    if (!chosen.areAllClosed && chosen.isClosed.size === 0) return none;
    const closed = chosen.areAllClosed ? allGroups(model) : new Set<string>();
    for (const [group, isClosed] of chosen.isClosed) {
      if (isClosed) closed.add(group);
      else closed.delete(group);
    }
    return closed;
  }, [chosen, model]);
  const toggle = useCallback(
    (group: string) =>
      setChosen(({ areAllClosed, isClosed }) => ({
        areAllClosed,
        isClosed: new Map([...isClosed, [group, !collapsed.has(group)]]),
      })),
    [collapsed],
  );
  const setAll = useCallback((areAllClosed: boolean) => setChosen({ areAllClosed, isClosed: new Map() }), []);
  const areAllClosed = model.groups.length > 0 && model.groups.every((group) => collapsed.has(group.id));
  return { collapsed, areAllClosed, toggle, setAll };
}

export function allGroups({ groups }: GraphModel): Set<string> {
  return new Set(groups.map(({ id }) => id));
}
