import { useEffect, useState } from "react";
import type { Slide } from "../../../exercises/index.ts";
import type { Workbench } from "../../store/index.ts";
import type { Desks } from "./desks.ts";
import type { Place } from "./place.ts";
import { standAt } from "./stand.ts";

/** A slide is shown for so long before the next one is made ready: its own picture comes first, and who leafs does not wait. */
const RESTS_MS = 200;

/** While a slide is shown: the workbench in which the next one is made ready, where its run is another one. */
export function useAhead(
  desks: Desks,
  workbench: Workbench,
  slides: readonly Slide[],
  { slide: at }: Place,
): Workbench | undefined {
  const [ahead, show] = useState<Workbench>();
  useEffect(() => {
    const next = slides[at + 1];
    if (next === undefined) return undefined;
    let stop = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      const spare = desks.prepare(next);
      show(spare);
      if (spare !== undefined) stop = standAt(spare, slides, { slide: at + 1, isAnswered: false });
    };
    const look = (): void => {
      const { status } = workbench.run.store.getState();
      if (timer === undefined && status !== "running" && status !== "idle") timer = setTimeout(begin, RESTS_MS);
    };
    const unsubscribe = workbench.run.store.subscribe(look);
    look();
    return () => {
      unsubscribe();
      clearTimeout(timer);
      stop();
      show(undefined);
    };
  }, [desks, slides, at, workbench]);
  return ahead;
}
