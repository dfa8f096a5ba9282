import { type KeyboardEvent, useState } from "react";
import { type Direction, firstStop, nextStop, type Stop } from "./navigate.ts";

/** What keys do in a focused graph. */
interface KeyboardActions {
  stops(): readonly Stop[];
  onFocus(id: string): void;
  onEnter(id: string): void;
  /** Open or close the box of a node. */
  onToggle(id: string): void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * The keyboard's walk over a graph: one Tab stop, arrows along edges or to the nearest node, Enter selects, with Shift it
 * opens or closes a box, Escape leaves. The keys used here do not reach the page, where the arrows step.
 */
export function useKeyboard(actions: KeyboardActions) {
  const [focusedId, setFocusedId] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);

  function goTo(id: string | undefined): void {
    if (id === undefined) return;
    setFocusedId(id);
    actions.onFocus(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!handle(event.key, event.shiftKey, event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handle(key: string, isShifted: boolean, element: HTMLElement): boolean {
    const direction = directions[key];
    if (direction !== undefined) {
      goTo(nextStop(actions.stops(), focusedId, direction));
      return true;
    }
    switch (key) {
      case "Escape":
        element.blur();
        return true;
      case "Enter":
        if (focusedId !== undefined) (isShifted ? actions.onToggle : actions.onEnter)(focusedId);
        return true;
      default:
        return false;
    }
  }

  return {
    focusedId: hasFocus ? focusedId : undefined,
    setFocusedId,
    handlers: {
      onKeyDown,
      onFocus() {
        setHasFocus(true);
        const stops = actions.stops();
        const isThere = stops.some((stop) => stop.id === focusedId);
        goTo(isThere ? focusedId : firstStop(stops));
      },
      onBlur() {
        setHasFocus(false);
      },
    },
  } as const;
}
