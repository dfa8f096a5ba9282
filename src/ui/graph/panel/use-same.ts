import { useRef } from "react";

/** The same list object for as long as its elements are the same. */
export function useSame(list: readonly string[] | undefined): readonly string[] | undefined {
  const last = useRef(list);
  const before = last.current;
  const isSame = before !== undefined && list !== undefined && before.join("\n") === list.join("\n");
  if (!isSame) last.current = list;
  return last.current;
}
