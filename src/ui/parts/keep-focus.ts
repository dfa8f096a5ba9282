import type { MouseEvent } from "react";

/** For `onMouseDown`: a click leaves the focus where it was, so that the arrow keys go on stepping. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
