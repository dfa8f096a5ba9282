import { type RefObject, useEffect, useRef, useState } from "react";

interface FirstItem {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Enter always chooses something: when the chosen item is found no more, the first one is chosen. */
export function useFirstItem(): FirstItem {
  const list = useRef<HTMLDivElement>(null);
  const [value, choose] = useState("");
  useEffect(() => {
    if (list.current?.querySelector('[cmdk-item][aria-selected="true"]') !== null) return;
    const first = list.current.querySelector("[cmdk-item]")?.getAttribute("data-value");
    if (first !== null && first !== undefined && first !== value) choose(first);
  });
  return { list, value, onValueChange: choose };
}
