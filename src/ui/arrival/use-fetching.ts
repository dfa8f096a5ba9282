import { useEffect, useState } from "react";
import type { Fetching } from "./fetched-once.ts";

/** A part of the code that is fetched once it is wanted; undefined until it is here, or if it did not come. */
export function useFetching<Part>(fetching: Fetching<Part>, isWanted = true): Part | undefined {
  const [, setArrived] = useState(false);
  const part = fetching.now();
  useEffect(() => {
    if (part !== undefined || !isWanted) return;
    let isOver = false;
    fetching.fetch().then(
      () => {
        if (!isOver) setArrived(true);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [fetching, part, isWanted]);
  return isWanted ? part : undefined;
}
