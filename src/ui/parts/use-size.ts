import { type RefObject, useLayoutEffect, useState } from "react";

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element in CSS pixels, kept up to date; undefined before it is there. */
export function useSize(element: RefObject<HTMLElement | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize | undefined>(undefined);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const read = (): void => {
      const { clientWidth: width, clientHeight: height } = box;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
