import { FastForward, Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { library } from "../../../engine-kit/index.ts";
import { granularities } from "../../../trace/index.ts";
import { type MessageId, t } from "../../messages/index.ts";
import { hasReaderActed, Select, Toggle } from "../../parts/index.ts";
import {
  speeds,
  useCapability,
  useRunState,
  useWorkbench,
  useWorkbenchState,
  type Workbench,
} from "../../store/index.ts";
import { type CountedRun, Counter } from "./counter.tsx";
import { SpeakerAids } from "./speaker-aids.tsx";
import { StepSlider } from "./step-slider.tsx";
import { useWhereabouts } from "./use-whereabouts.ts";
import "./transport.css";
import "./phone.css";

interface TransportProps {
  /** Step forward takes the focus when a reader comes from another page. */
  readonly autoFocus: boolean;
  /** The runs that are compared: the bar says where each is. */
  readonly runs?: readonly CountedRun[];
  /** What else there is to choose about stepping. */
  readonly children?: ReactNode;
  /** What else leads somewhere; in a lecture, too. */
  readonly leads?: ReactNode;
}

/** The step bar: every way to move, the run as a timeline, and where one is in it. */
export const Transport = memo(function Transport({ autoFocus, runs, children, leads }: TransportProps) {
  const workbench = useWorkbench();
  const isReady = useRunState((state) => state.session !== undefined);
  const isPlaying = useWorkbenchState((state) => state.isPlaying);
  return (
    <Bar run={runs?.[0]?.run}>
      <div className="transport-buttons" role="group" aria-label={t("transport.buttons")} data-space-plays>
        <StepButton title="transport.first" disabled={!isReady} onPress={() => workbench.walk.jump(0)}>
          <SkipBack size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton title="transport.back" disabled={!isReady} size="is-large" onPress={() => workbench.walk.step(-1)}>
          <Play className="is-mirrored" size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton
          title="transport.forward"
          disabled={!isReady}
          size="is-large is-main"
          autoFocus={autoFocus}
          onPress={() => workbench.walk.step(1)}
        >
          <Play size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton title="transport.last" disabled={!isReady} onPress={() => workbench.walk.jump(workbench.length)}>
          <SkipForward size={18} fill="currentColor" aria-hidden="true" />
        </StepButton>
        <StepButton
          title={isPlaying ? "transport.pause" : "transport.play"}
          disabled={!isReady}
          onPress={() => workbench.walk.togglePlay()}
        >
          {isPlaying ? (
            <Pause size={18} fill="currentColor" aria-hidden="true" />
          ) : (
            <FastForward size={18} fill="currentColor" aria-hidden="true" />
          )}
        </StepButton>
      </div>
      {isPlaying ? (
        <span className="transport-speed">
          <SpeedSelect />
        </span>
      ) : null}
      <StepSlider />
      <Counter runs={runs} />
      <span className="transport-size">
        <GranularitySelect />
        <LibrarySwitch />
      </span>
      {children === undefined ? null : <span className="transport-asks">{children}</span>}
      {leads}
      <SpeakerAids />
    </Bar>
  );
});

/** The region, which names the position: of compared runs that of the first. */
function Bar({ run, children }: { readonly run: Workbench | undefined; readonly children: ReactNode }) {
  const { at, last } = useWhereabouts(run);
  return (
    <section className="transport" aria-label={t("transport.label")} data-at={at} data-last={last}>
      {children}
    </section>
  );
}

interface StepButtonProps {
  readonly title: MessageId;
  readonly disabled: boolean;
  readonly size?: "is-large" | "is-large is-main";
  readonly autoFocus?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function StepButton({ title, disabled, size, autoFocus = false, onPress, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(autoFocus);
  useEffect(() => {
    if (!wantsFocus.current || disabled) return;
    wantsFocus.current = false;
    // Not if the reader is already somewhere, and not on a page that was just opened: there, Tab begins at its top.
    if (!hasReaderActed()) return;
    if (document.activeElement === document.body || document.activeElement === null) {
      button.current?.focus({ preventScroll: true });
    }
  }, [disabled]);
  return (
    <button
      ref={button}
      type="button"
      className={`step-button ${size ?? ""}`}
      aria-label={t(title)}
      title={t(title)}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
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

/** Over what happens inside the library, or through it; only where a run goes there. */
function LibrarySwitch() {
  const workbench = useWorkbench();
  const goesThere = useCapability(library) !== undefined;
  const session = useRunState((state) => state.session);
  const isShown = useWorkbenchState((state) => state.isLibraryShown);
  // A longer recording may get there.
  useRunState((state) => state.length);
  if (!goesThere || session?.reader.overLibrary.isInUse !== true) return null;
  return (
    <Toggle
      isOn={isShown}
      title={t(isShown ? "transport.libraryThrough" : "transport.libraryOver")}
      onPress={() => workbench.set({ isLibraryShown: !isShown })}
    >
      {t("transport.library")}
    </Toggle>
  );
}

function GranularitySelect() {
  const workbench = useWorkbench();
  const granularity = useWorkbenchState((state) => state.granularity);
  const session = useRunState((state) => state.session);
  // A longer recording may have moments.
  useRunState((state) => state.length);
  const strides = session?.stridesBeside(granularity) ?? granularities;
  return (
    <Select
      name={t("granularity.name")}
      label={t("granularity.label")}
      value={granularity}
      choices={strides.map((value) => ({ value, text: t(`granularity.${value}`) }))}
      onChange={(value) => workbench.set({ granularity: strides.find((known) => known === value) ?? "rule" })}
    />
  );
}
