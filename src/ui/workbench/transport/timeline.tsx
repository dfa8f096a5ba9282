import { memo, useMemo } from "react";
import type { Moment, Phase } from "../../../trace/index.ts";
import { plainText, t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { AREA, areaPath } from "./area-path.ts";
import { phaseAt } from "./whereabouts.ts";
import "./moments.css";

/** Marks that would be closer than this part of the track are one. */
const NEAREST = 1 / 400;

/** How many entries wait on the agenda, over the run: what has happened is blue. Nothing where there is no agenda. */
export const AgendaArea = memo(function AgendaArea() {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const path = useMemo(
    () => (session === undefined ? "" : areaPath(session.agenda.curve(), length)),
    [session, length],
  );
  if (path === "") return null;
  return (
    <>
      <Area path={path} className="agenda" />
      <Area path={path} className="agenda is-past" />
    </>
  );
});

function Area({ path, className }: { readonly path: string; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${AREA.width} ${AREA.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

interface PhasesProps {
  readonly phases: readonly Phase[];
  /** They are chapters of the story. */
  readonly isStory: boolean;
}

/** The names of the phases above the track, each where it begins; one that has no room for its name is only a line. */
export function Phases({ phases, isStory }: PhasesProps) {
  const reader = useRunState((state) => state.session?.reader);
  const length = useRunState((state) => state.length);
  const position = useWorkbenchState((state) => state.position);
  if (phases.length < 2) return null;
  const now = phaseAt(phases, position);
  return (
    <ol className="phases" aria-label={t(isStory ? "transport.chapters" : "transport.phases")}>
      {phases.map((phase, index) => (
        <li
          key={phase.from}
          className="phase"
          aria-current={phase === now ? "step" : undefined}
          style={{ "--at": phase.from / length, "--until": (phases[index + 1]?.from ?? length) / length }}
        >
          <span>{reader?.shown(plainText(phase.name))}</span>
        </li>
      ))}
    </ol>
  );
}

/** Where the reader's breakpoints hit. */
export const BreakpointMarks = memo(function BreakpointMarks() {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workbench reads them from its stores
  const positions = useMemo(
    () => apart(workbench.waypoints.hits(), length * NEAREST),
    [workbench, session, length, breakpoints],
  );
  return (
    <div aria-hidden="true">
      {positions.map((position) => (
        <span key={position} className="breakpoint-mark" style={{ "--at": position / length }} />
      ))}
    </div>
  );
});

/** Ascending positions without those that are too near to the one before. */
function apart(positions: readonly number[], least: number): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;
  return positions.filter((position) => {
    if (position - last < least) return false;
    last = position;
    return true;
  });
}

/** The reader's notes: each leads to its step. */
export function NoteMarks() {
  const length = useRunState((state) => state.length);
  const notes = useWorkbenchState((state) => state.notes);
  return notes
    .filter((note) => note.position <= length)
    .map(({ position, text }) => (
      <Stop key={position} at={position} text={t("notes.mark", { text })} className="stop is-note" />
    ));
}

/** The stops of the lesson: each says why one stops there, and leads there. */
export function Stops() {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const isComplete = useRunState((state) => state.status !== "running");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workbench reads them from its stores
  const stops = useMemo(
    () => (isComplete ? workbench.waypoints.stops() : []),
    [workbench, session, length, isComplete],
  );
  return stops.map(({ position, say }) => <LessonStop key={`${position} ${say}`} position={position} say={say} />);
}

/** Until it is reached it does not say what comes: that may be the answer to the question of the lesson. */
function LessonStop({ position, say }: { readonly position: number; readonly say: string }) {
  const isReached = useWorkbenchState((state) => state.position >= position);
  return (
    <Stop at={position} text={isReached ? t("transport.stop", { say }) : t("transport.stopAhead")} className="stop" />
  );
}

/** Where the compared runs part. */
export function PartingMark() {
  const parting = useWorkbenchState((state) => state.parting);
  return parting === undefined ? null : <Stop at={parting} text={t("transport.parting")} className="stop is-parting" />;
}

/** The moments of a long run: each says its place, and leads there. */
export const Moments = memo(function Moments() {
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const isComplete = useRunState((state) => state.status !== "running");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording has others
  const moments = useMemo(
    () => (isComplete && session?.isLong === true ? session.reader.moments() : []),
    [session, length, isComplete],
  );
  // Marks for the pointer: without one, the step size leads from moment to moment.
  return (
    <div aria-hidden="true">
      {moments.map((moment) => (
        <MomentMark key={moment.position} moment={moment} />
      ))}
    </div>
  );
});

/** Until it is reached it does not say what comes of its place. */
function MomentMark({ moment: { position, kind, title, ahead } }: { readonly moment: Moment }) {
  const reader = useRunState((state) => state.session?.reader);
  const isReached = useWorkbenchState((state) => state.position >= position);
  const told = reader?.shown(plainText(isReached ? title : (ahead ?? title))) ?? "";
  return <Stop at={position} text={t("transport.moment", { title: told })} className={`stop is-moment is-${kind}`} />;
}

interface StopProps {
  readonly at: number;
  readonly text: string;
  readonly className: string;
}

function Stop({ at, text, className }: StopProps) {
  const workbench = useWorkbench();
  const length = useRunState((state) => state.length);
  const isHere = useWorkbenchState((state) => state.position === at);
  return (
    <button
      type="button"
      className={className}
      // F8 goes from one to the next: they are no stations of the Tab key.
      tabIndex={-1}
      aria-label={text}
      title={text}
      aria-current={isHere ? "step" : undefined}
      style={{ "--at": at / Math.max(1, length) }}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        workbench.walk.pause();
        workbench.walk.jump(at);
      }}
    />
  );
}
