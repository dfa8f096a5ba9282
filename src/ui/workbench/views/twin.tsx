import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The table twin, on the screen or only in the accessibility tree; there its buttons are no Tab stops. */
export function Twin({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const button of box.current?.querySelectorAll("button") ?? []) button.tabIndex = isShown ? 0 : -1;
  });
  return (
    <div ref={box} className={isShown ? "twin" : "twin hidden-visually"}>
      {children}
    </div>
  );
}
