import { useCallback, useEffect, useState } from "react";
import type { Point } from "../../shapes/index.ts";
import { type Storage, useServices } from "../../store/index.ts";
import { readPositions, writePositions } from "../layout/index.ts";

type Positions = ReadonlyMap<string, Point>;

/** The part of a link that says what was dragged in a view. */
export interface LinkedPlaces {
  /** What a link has brought; undefined from then on. */
  readonly brought: Positions | undefined;
  /** The link says from now on that this was dragged. */
  keep(positions: Positions): void;
}

/**
 * Positions that the reader chose by dragging, or a link has brought, kept in the browser under a layout's name if it has one.
 *
 * @param part while another part is drawn, they are forgotten
 */
export function useDragged(layoutId: string | undefined, part?: unknown, linked?: LinkedPlaces) {
  const { storage } = useServices();
  const brought = layoutId === undefined ? undefined : linked?.brought;
  const start = () => ({ layoutId, part, brought, positions: brought ?? read(storage, layoutId) });
  const [state, setState] = useState(start);
  const isSame =
    state.layoutId === layoutId && state.part === part && (brought === undefined || state.brought === brought);
  const current = isSame ? state : start();
  if (current !== state) setState(current);
  const { positions } = current;
  const keep = linked?.keep;
  useEffect(() => {
    if (layoutId !== undefined) keep?.(positions);
  }, [keep, positions, layoutId]);
  const replace = useCallback(
    (next: Positions) => {
      if (layoutId !== undefined) writePositions(storage, layoutId, next);
      setState({ layoutId, part, brought: undefined, positions: next });
    },
    [storage, layoutId, part],
  );
  return { dragged: positions, replace } as const;
}

function read(storage: Storage, layoutId: string | undefined): Positions {
  return layoutId === undefined ? new Map() : readPositions(storage, layoutId);
}
