import { useLayoutEffect, useRef } from "react";

/** What a page is in, the innermost first. Menus, dialogs and *Why* hear of Escape before any of these. */
export const levels = ["prediction", "solving", "whatIf", "present", "comparison"] as const;

type Level = (typeof levels)[number];

/** How each level that the page is in is left. */
export type Leaving = Readonly<Partial<Record<Level, (() => void) | undefined>>>;

/** What Escape leaves now: the innermost of what the page is in. */
export function innermost(leaving: Leaving): Level | undefined {
  return levels.find((level) => leaving[level] !== undefined);
}

/** Where Escape has a meaning of its own; not for what it has always ended, *Present*. */
const OWN = "input:not([type=range]), textarea, select, .monaco-editor, [role=application]";

/** Escape leaves the innermost level, one each time. */
export function useEscapes(leaving: Leaving): void {
  const latest = useRef(leaving);
  useLayoutEffect(() => {
    latest.current = leaving;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // A dialog, a menu or a graph may have had use for it.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=menu]") !== null) return;
      const level = innermost(latest.current);
      if (level === undefined) return;
      const isOwn = event.target instanceof Element && event.target.closest(OWN) !== null;
      if (isOwn && level !== "present") return;
      event.preventDefault();
      latest.current[level]?.();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
