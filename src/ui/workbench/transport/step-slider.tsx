import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { AgendaArea, BreakpointMarks, Moments, NoteMarks, PartingMark, Phases, Stops } from "./timeline.tsx";
import { useParts, useWhereabouts } from "./use-whereabouts.ts";
import { spoken } from "./whereabouts.ts";

/** The position in the recording as a slider on the timeline. Scrubbing draws at most once a frame. */
export function StepSlider() {
  const workbench = useWorkbench();
  const position = useWorkbenchState((state) => state.position);
  const length = useRunState((state) => state.length);
  const { phases, isStory } = useParts();
  const where = useWhereabouts();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<number | undefined>(undefined);

  // Uncontrolled: the thumb follows the pointer at once, the page follows with the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer track moves the thumb
  useEffect(() => {
    if (input.current !== null && frame.current === undefined) input.current.valueAsNumber = position;
  }, [position, length]);
  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);

  const scrub = useCallback(() => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      if (input.current !== null) {
        workbench.walk.pause();
        workbench.walk.jump(input.current.valueAsNumber);
      }
    });
  }, [workbench]);

  const press = (event: KeyboardEvent): void => {
    const action = sliderKeys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action(workbench);
  };

  return (
    <div
      className={`slider ${phases.length < 2 ? "" : "has-phases"}`}
      style={{ "--done": length === 0 ? 0 : position / length }}
    >
      <div className="track">
        <AgendaArea />
        <Phases phases={phases} isStory={isStory} />
        <BreakpointMarks />
      </div>
      <input
        ref={input}
        type="range"
        aria-label={t("transport.slider")}
        min={0}
        max={length}
        step={1}
        defaultValue={0}
        aria-valuetext={spoken(where)}
        onInput={scrub}
        onKeyDown={press}
      />
      <div className="track is-above">
        <Moments />
        <Stops />
        <PartingMark />
        <NoteMarks />
      </div>
    </div>
  );
}

type SliderAction = (workbench: ReturnType<typeof useWorkbench>) => void;

/** As everywhere on the page: arrows go one stride, not one unit of the slider. */
const sliderKeys: Readonly<Record<string, SliderAction>> = {
  ArrowRight: (workbench) => workbench.walk.step(1),
  ArrowUp: (workbench) => workbench.walk.step(1),
  ArrowLeft: (workbench) => workbench.walk.step(-1),
  ArrowDown: (workbench) => workbench.walk.step(-1),
  PageDown: (workbench) => workbench.walk.step(1, "iteration"),
  PageUp: (workbench) => workbench.walk.step(-1, "iteration"),
  Home: (workbench) => workbench.walk.jump(0),
  End: (workbench) => workbench.walk.jump(workbench.length),
};
