import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef } from "react";
import { t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Beyond this many the ticks would be a solid band. */
const MAX_TICKS = 200;

/** The position in the recording as a slider. Scrubbing draws at most once a frame. */
export function StepSlider() {
  const workbench = useWorkbench();
  const position = useWorkbenchState((state) => state.position);
  const length = useRunState((state) => state.length);
  const session = useRunState((state) => state.session);
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
        workbench.pause();
        workbench.jump(input.current.valueAsNumber);
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
    <div className="slider" style={{ "--done": length === 0 ? 0 : position / length }}>
      <Marks length={length} />
      <input
        ref={input}
        type="range"
        aria-label={t("transport.slider")}
        min={0}
        max={length}
        step={1}
        defaultValue={0}
        aria-valuetext={t("step.value", {
          position,
          length,
          iteration: session?.recording.iterationsAt(position) ?? 0,
          iterations: session?.recording.iterations ?? 0,
        })}
        onInput={scrub}
        onKeyDown={press}
      />
    </div>
  );
}

type SliderAction = (workbench: ReturnType<typeof useWorkbench>) => void;

/** As everywhere on the page: arrows go one stride, not one unit of the slider. */
const sliderKeys: Readonly<Record<string, SliderAction>> = {
  ArrowRight: (workbench) => workbench.step(1),
  ArrowUp: (workbench) => workbench.step(1),
  ArrowLeft: (workbench) => workbench.step(-1),
  ArrowDown: (workbench) => workbench.step(-1),
  PageDown: (workbench) => workbench.step(1, "iteration"),
  PageUp: (workbench) => workbench.step(-1, "iteration"),
  Home: (workbench) => workbench.jump(0),
  End: (workbench) => workbench.jump(workbench.length),
};

/** Ticks where iterations begin, marks where breakpoints and stops are. */
const Marks = memo(function Marks({ length }: { readonly length: number }) {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const isComplete = useRunState((state) => state.status !== "running");
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  const ticks = useMemo(() => {
    if (session === undefined || length === 0 || session.recording.iterations > MAX_TICKS) return [];
    const positions: number[] = [];
    for (
      let n = session.recording.nextStop(0, "iteration");
      n < length;
      n = session.recording.nextStop(n, "iteration")
    ) {
      positions.push(n);
    }
    return positions;
  }, [session, length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workbench reads them from its stores
  const stops = useMemo(
    () => (isComplete ? workbench.breakPositions() : []),
    [workbench, session, length, isComplete, breakpoints],
  );
  return (
    <div className="marks" aria-hidden="true">
      {ticks.map((position) => (
        <span key={position} className="tick" style={{ "--at": position / length }} />
      ))}
      {stops.slice(0, MAX_TICKS).map((position) => (
        <span key={position} className="stop-mark" style={{ "--at": position / length }} />
      ))}
    </div>
  );
});
