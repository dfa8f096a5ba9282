import { memo, useMemo } from "react";
import type { Phase } from "../../../trace/index.ts";
import { plainText, t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { AREA, areaPath } from "./area-path.ts";
import { phaseAt } from "./whereabouts.ts";

/** Beyond this many the marks would be a solid band. */
const MAX_MARKS = 200;

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

/** The names of the phases above the track, each where it begins; one that has no room for its name is only a line. */
export function Phases({ phases }: { readonly phases: readonly Phase[] }) {
  const length = useRunState((state) => state.length);
  const position = useWorkbenchState((state) => state.position);
  if (phases.length < 2) return null;
  const now = phaseAt(phases, position);
  return (
    <ol className="phases" aria-label={t("transport.phases")}>
      {phases.map((phase, index) => (
        <li
          key={phase.name.id}
          className="phase"
          aria-current={phase === now ? "step" : undefined}
          style={{ "--at": phase.from / length, "--until": (phases[index + 1]?.from ?? length) / length }}
        >
          <span>{plainText(phase.name)}</span>
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
  const positions = useMemo(() => workbench.breakpointPositions(), [workbench, session, length, breakpoints]);
  return (
    <div aria-hidden="true">
      {positions.slice(0, MAX_MARKS).map((position) => (
        <span key={position} className="breakpoint-mark" style={{ "--at": position / length }} />
      ))}
    </div>
  );
});

/** The stops of the lesson: each says why one stops there, and leads there. */
export function Stops() {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const length = useRunState((state) => state.length);
  const isComplete = useRunState((state) => state.status !== "running");
  const position = useWorkbenchState((state) => state.position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the workbench reads them from its stores
  const stops = useMemo(() => (isComplete ? workbench.stops() : []), [workbench, session, length, isComplete]);
  return stops.map((stop) => {
    const text = t("transport.stop", { say: stop.say });
    return (
      <button
        key={`${stop.position} ${stop.say}`}
        type="button"
        className="stop"
        // F8 goes from one to the next: they are no stations of the Tab key.
        tabIndex={-1}
        aria-label={text}
        title={text}
        aria-current={stop.position === position ? "step" : undefined}
        style={{ "--at": stop.position / length }}
        // The focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          workbench.pause();
          workbench.jump(stop.position);
        }}
      />
    );
  });
}
