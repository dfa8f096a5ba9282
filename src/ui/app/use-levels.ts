import { useStore } from "zustand";
import { whatIf } from "../../engine-kit/index.ts";
import { useLinks, type Workbench } from "../store/index.ts";
import { useEscapes } from "./escape.ts";

interface Levels {
  /** The run that is stepped through; undefined on pages without one. */
  readonly stepped: Workbench | undefined;
  readonly isComparing: boolean;
  /** Ends *Present*; undefined where the page is not in it. */
  readonly leavePresent: (() => void) | undefined;
}

/** Escape leaves what the page is in: one level each time. A comparison is left for its leading run, at its step. */
export function useLevels(workbench: Workbench, { stepped, isComparing, leavePresent }: Levels): void {
  const links = useLinks();
  const isPredicting = useStore(workbench.predictor.store, (state) => state.prediction !== undefined);
  const isSolving = useStore(workbench.store, (state) => state.isSolving);
  const options = useStore(workbench.store, (state) => state.options);
  const parts = whatIf.of(workbench.engine.page)?.option;
  const isOn = stepped === workbench;
  useEscapes({
    prediction: isOn && isPredicting ? () => workbench.predictor.drop() : undefined,
    solving: isOn && isSolving ? () => workbench.set({ isSolving: false }) : undefined,
    whatIf:
      isOn && !isComparing && parts !== undefined && options[parts] !== undefined
        ? () => workbench.options.set({ [parts]: undefined })
        : undefined,
    present: leavePresent,
    comparison:
      isOn && isComparing
        ? () =>
            location.assign(links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() }))
        : undefined,
  });
}
