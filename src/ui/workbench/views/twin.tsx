import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";

/**
 * The table twin, on the screen or only in the accessibility tree. There its buttons are no Tab stops, and it follows when
 * what is on the screen has been painted.
 */
export function Twin({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const painted = useDeferredValue(children);
  useLayoutEffect(() => {
    for (const button of box.current?.querySelectorAll("button") ?? []) button.tabIndex = isShown ? 0 : -1;
  });
  return (
    <div ref={box} className={isShown ? "twin" : "twin hidden-visually"}>
      {isShown ? children : painted}
    </div>
  );
}
