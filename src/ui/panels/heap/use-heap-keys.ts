import { type FocusEvent, type KeyboardEvent, useState } from "react";

/**
 * The keyboard's walk over the drawings: one Tab stop, arrows to the nearest element that way, Enter picks, Escape
 * leaves. The keys used here do not reach the page, where the arrows step.
 */
export function useHeapKeys(names: readonly string[], onPick: (name: string) => void) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && names.includes(last) ? last : names[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = elementOf(event.target);
    if (element === undefined || !handle(event.key, element, event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handle(key: string, element: SVGElement, root: Element): boolean {
    const direction = directions[key];
    if (direction !== undefined) {
      nearest(element, root, direction)?.focus();
      return true;
    }
    if (key === "Escape") element.blur();
    else if (key === "Enter" || key === " ") onPick(element.dataset["heap"] ?? "");
    else return false;
    return true;
  }

  return {
    stop,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setLast((now) => elementOf(event.target)?.dataset["heap"] ?? now),
    },
  } as const;
}

/** Which way a key leads, as a step in x and y. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function elementOf(target: EventTarget): SVGElement | undefined {
  return target instanceof SVGElement && target.dataset["heap"] !== undefined ? target : undefined;
}

/** The element ahead that is the least far: what lies aside counts twice. */
function nearest(from: SVGElement, root: Element, [dx, dy]: readonly [number, number]): SVGElement | undefined {
  const start = from.getBoundingClientRect();
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of root.querySelectorAll<SVGElement>("[data-heap]")) {
    const { x, y } = element.getBoundingClientRect();
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead <= 1 || cost >= least) continue;
    best = element;
    least = cost;
  }
  return best;
}
