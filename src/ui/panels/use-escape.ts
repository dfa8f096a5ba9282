import { type RefObject, useLayoutEffect, useRef } from "react";

/** Where Escape has a meaning of its own. */
const elsewhere = "[role=application], [role=dialog], [role=menu], [role=listbox], input:not([type=range]), textarea";

/**
 * Escape closes what stands in the box, wherever the focus is, before it ends anything else such as *Present*. A focus
 * in the box goes back to where it came from.
 */
export function useEscape(box: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const remember = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && element?.contains(relatedTarget) !== true)
        from.current = relatedTarget;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [box]);
  useLayoutEffect(() => {
    if (close === undefined) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      if (box.current?.contains(document.activeElement) === true) from.current?.focus();
      close();
    };
    // While it is captured: what listens at the window, too, sees that Escape has been used.
    window.addEventListener("keydown", leave, { capture: true });
    return () => window.removeEventListener("keydown", leave, { capture: true });
  }, [box, close]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=menu], [role=listbox]") !== null) return true;
  return target instanceof Element && target.closest(elsewhere) !== null;
}
