import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";

/**
 * The table twin, on the screen or only in the accessibility tree. There its buttons are no Tab stops, and it follows when
 * what is on the screen has been painted.
 */
export function Twin({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const painted = useDeferredValue(children, null);
  useLayoutEffect(() => {
    const tabIndex = isShown ? 0 : -1;
    // Writing what is there would have all of them styled anew.
    for (const button of box.current?.querySelectorAll("button") ?? [])
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  });
  return (
    <div ref={box} className={isShown ? "twin" : "twin hidden-visually"}>
      {isShown ? children : painted}
    </div>
  );
}
