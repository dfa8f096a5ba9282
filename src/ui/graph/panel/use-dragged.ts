import { useCallback, useState } from "react";
import type { Point } from "../../shapes/index.ts";
import { type Storage, useServices } from "../../store/index.ts";
import { readPositions, writePositions } from "../layout/index.ts";

/**
 * Positions that the reader chose by dragging, kept in the browser under a layout's name if it has one.
 *
 * @param part while another part is drawn, they are forgotten
 */
export function useDragged(layoutId: string | undefined, part?: unknown) {
  const { storage } = useServices();
  const [state, setState] = useState(() => ({ layoutId, part, positions: read(storage, layoutId) }));
  const current =
    state.layoutId === layoutId && state.part === part ? state : { layoutId, part, positions: read(storage, layoutId) };
  if (current !== state) setState(current);
  const replace = useCallback(
    (positions: ReadonlyMap<string, Point>) => {
      if (layoutId !== undefined) writePositions(storage, layoutId, positions);
      setState({ layoutId, part, positions });
    },
    [storage, layoutId, part],
  );
  return { dragged: current.positions, replace } as const;
}

function read(storage: Storage, layoutId: string | undefined): ReadonlyMap<string, Point> {
  return layoutId === undefined ? new Map() : readPositions(storage, layoutId);
}
