import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { granularities } from "../../../trace/index.ts";
import { type MessageId, t } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { speeds, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { StepSlider } from "./step-slider.tsx";
import "./transport.css";

interface TransportProps {
  /** Step forward takes the focus when the page opens. */
  readonly autoFocus: boolean;
}

/** The step bar: where one is in the recording, and every way to move. */
export const Transport = memo(function Transport({ autoFocus }: TransportProps) {
  const workbench = useWorkbench();
  const isReady = useRunState((state) => state.session !== undefined);
  const isPlaying = useWorkbenchState((state) => state.isPlaying);
  return (
    <section className="transport" aria-label={t("transport.label")}>
      <div className="transport-buttons" role="group" aria-label={t("transport.buttons")} data-space-plays>
        <StepButton title="transport.first" disabled={!isReady} onPress={() => workbench.jump(0)}>
          <SkipBack size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton title="transport.back" disabled={!isReady} onPress={() => workbench.step(-1)}>
          <StepBack size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton
          title="transport.forward"
          disabled={!isReady}
          isMain
          autoFocus={autoFocus}
          onPress={() => workbench.step(1)}
        >
          <StepForward size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton title="transport.last" disabled={!isReady} onPress={() => workbench.jump(workbench.length)}>
          <SkipForward size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton
          title={isPlaying ? "transport.pause" : "transport.play"}
          disabled={!isReady}
          onPress={() => workbench.togglePlay()}
        >
          {isPlaying ? (
            <Pause size={18} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={18} fill="currentColor" aria-hidden="true" />
          )}
        </StepButton>
      </div>
      <SpeedSelect />
      <StepSlider />
      <Counter />
      <GranularitySelect />
    </section>
  );
});

interface StepButtonProps {
  readonly title: MessageId;
  readonly disabled: boolean;
  readonly isMain?: boolean;
  readonly autoFocus?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function StepButton({ title, disabled, isMain = false, autoFocus = false, onPress, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(autoFocus);
  useEffect(() => {
    if (!wantsFocus.current || disabled) return;
    wantsFocus.current = false;
    // Not if the reader is already somewhere.
    if (document.activeElement === document.body || document.activeElement === null) {
      button.current?.focus({ preventScroll: true });
    }
  }, [disabled]);
  return (
    <button
      ref={button}
      type="button"
      className={`step-button ${isMain ? "is-main" : ""}`}
      aria-label={t(title)}
      title={t(title)}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function Counter() {
  const position = useWorkbenchState((state) => state.position);
  const length = useRunState((state) => state.length);
  const session = useRunState((state) => state.session);
  const isGrowing = useRunState((state) => state.status === "running");
  const width = t("step.word").length + 2 * String(length).length + 5;
  return (
    <p className="counter" data-testid="counter">
      <span className="counter-step" style={{ minWidth: `${width}ch` }}>
        {t("step.word")} <b>{position}</b> / {length}
      </span>
      {isGrowing ? "…" : ""}
      <span className="counter-iteration">
        {" · "}
        {t("step.iteration", {
          iteration: session?.recording.iterationsAt(position) ?? 0,
          iterations: session?.recording.iterations ?? 0,
        })}
      </span>
    </p>
  );
}

function SpeedSelect() {
  const workbench = useWorkbench();
  const speed = useWorkbenchState((state) => state.speed);
  return (
    <Select
      name={t("transport.speed")}
      label={t("transport.speedShort")}
      value={String(speed)}
      choices={speeds.map((value) => ({ value: String(value), text: `${value}×` }))}
      onChange={(value) => workbench.set({ speed: Number(value) })}
    />
  );
}

function GranularitySelect() {
  const workbench = useWorkbench();
  const granularity = useWorkbenchState((state) => state.granularity);
  return (
    <Select
      name={t("granularity.name")}
      label={t("granularity.label")}
      value={granularity}
      choices={granularities.map((value) => ({ value, text: t(`granularity.${value}`) }))}
      onChange={(value) => workbench.set({ granularity: granularities.find((known) => known === value) ?? "rule" })}
    />
  );
}
