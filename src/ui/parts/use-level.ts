import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * How much has to be left out of an element: 0 is nothing, `last` is all that can be. The first level at which the
 * element is not too high, before anything is painted. Tried anew when the content becomes another object.
 *
 * @param first the level to begin with: at those before it the element is known to be too high
 */
export function useLevel(
  element: RefObject<HTMLElement | null>,
  content: unknown,
  last: number,
  isTooHigh: (element: HTMLElement) => boolean,
  first = 0,
): number {
  const [tried, setTried] = useState({ content, level: first });
  const level = Math.max(first, tried.content === content ? tried.level : 0);
  useLayoutEffect(() => {
    if (element.current !== null && level < last && isTooHigh(element.current)) setTried({ content, level: level + 1 });
  }, [element, content, level, last, isTooHigh]);
  return level;
}
