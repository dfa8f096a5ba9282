import { useState } from "react";
import { useIsTall } from "../../parts/index.ts";
import { useServices, useSettings } from "../../store/index.ts";

/** What is shown of what the runs found. */
export interface Tables {
  /** Each run's own tables below its view, or all runs in one table with contexts left out. */
  readonly view: "slides" | "projected";
  /** Folded, only the tabs are there. */
  readonly isOpen: boolean;
  /** Also what the slides leave out. */
  readonly isAll: boolean;
  /** At the end, whatever the step. */
  readonly isFinal: boolean;
  /** Opens a tab; the one that is open closes. */
  choose(view: "slides" | "projected"): void;
  showAll(isAll: boolean): void;
  showFinal(isFinal: boolean): void;
}

/**
 * What the reader has chosen of the tables. In a low window they are one press away; in a lecture two runs have them below their
 * views, and more runs have no room for any.
 */
export function useTables(runs: number): Tables {
  const { settings } = useServices();
  const isPresenting = useSettings((state) => state.lecture);
  const isTall = useIsTall();
  const chosen = useSettings((state) => state.facts);
  const [view, show] = useState<Tables["view"]>("slides");
  const [isAll, showAll] = useState(false);
  const [isFinal, showFinal] = useState(false);
  const isOpen = isPresenting ? runs < 3 : (chosen ?? isTall);
  return {
    view: isPresenting ? "slides" : view,
    isOpen,
    isAll,
    isFinal,
    choose: (next) => {
      settings.setState({ facts: !isOpen || next !== view });
      show(next);
    },
    showAll,
    showFinal,
  };
}
