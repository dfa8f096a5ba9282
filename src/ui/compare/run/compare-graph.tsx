import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView, PanelSpec } from "../../../trace/index.ts";
import { type FinalText, GraphPanel, GraphTwin, partOf, renamed } from "../../graph/index.ts";
import { t, translate } from "../../messages/index.ts";
import { type Session, useSettings, useStepSize, type Workbench } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { hasOwnDrawing, OwnDrawing, Waiting } from "../../workbench/index.ts";
import { useRuns } from "../use-runs.ts";
import { type AlignedModel, alignModel, alignView, unionModel } from "./align.ts";
import { besideOthers } from "./statements-beside.ts";
import { useSharedExcerpt } from "./use-shared-excerpt.ts";

interface CompareGraphProps {
  readonly spec: PanelSpec;
  /** How the run is called. */
  readonly name: string;
  /** The run, of these. */
  readonly run: Workbench;
  readonly runs: readonly Workbench[];
  /** What is spurious in an element by now; undefined where there are no marks. */
  readonly badgeOf: ((element: string) => string) | undefined;
}

/** The graph of one run, arranged together with those of the others so that the same pointers stand in the same places. */
export function CompareGraph(props: CompareGraphProps) {
  const sessions = useRuns(props.runs, endedSession);
  const lengths = useRuns(props.runs, ({ length }) => length);
  const all = sessions.filter((session) => session !== undefined);
  const session = endedSession(props.run);
  const own = session && ownDrawingOf(session, props.spec.id);
  // Trees of runs have little in common: none waits for another.
  if (session !== undefined && own?.cards !== undefined)
    return <DrawnAlone key={props.spec.id} {...props} session={session} />;
  if (session === undefined || all.length < sessions.length) return <Waiting />;
  if (own !== undefined) return <DrawnAlone key={props.spec.id} {...props} session={session} sessions={all} />;
  return <Drawn key={props.spec.id} {...props} session={session} sessions={all} lengths={lengths.join()} />;
}

/** The recording of a run; undefined while it grows. */
function endedSession({ run }: Workbench): Session | undefined {
  const { status, session } = run.store.getState();
  return status === "running" ? undefined : session;
}

/** A graph at its end that is drawn in a way of its own. */
function ownDrawingOf({ reader, recording }: Session, panel: string): GraphView | undefined {
  const view = reader.view(panel, recording.length, recording.length);
  return view.kind === "graph" && hasOwnDrawing(view) ? view : undefined;
}

interface DrawnAloneProps extends CompareGraphProps {
  readonly session: Session;
  /** Those of all runs, where the same things are to stand at the same places. */
  readonly sessions?: readonly Session[];
}

/** The drawing of one run, as its own page draws it. */
function DrawnAlone({ spec, name, run, runs, session, sessions = [] }: DrawnAloneProps) {
  const position = useStore(run.store, (state) => state.position);
  const size = useStepSize(run);
  const selected = useStore(run.store, (state) => state.selection?.elements[0]);
  const since = session.since(position, size);
  const isLarge = useSettings((state) => state.lecture);
  const isWhole = useRuns(runs, ({ run: { store } }) => store.getState().outcome?.kind === "fixed-point");
  const beside = useMemo(() => {
    const ends = sessions.flatMap((each, index) => {
      const table = ownDrawingOf(each, spec.id)?.statements;
      return table === undefined ? [] : [{ table, isWhole: isWhole[index] === true }];
    });
    return ends.length < sessions.length ? undefined : besideOthers(ends, sessions.indexOf(session));
  }, [sessions, session, spec.id, isWhole]);
  const view = useMemo(() => {
    const own = session.reader.view(spec.id, position, since);
    if (own.kind !== "graph" || own.statements === undefined || beside === undefined) return own;
    return { ...own, statements: beside(own.statements) };
  }, [session, spec.id, position, since, beside]);
  const select = useCallback((element: string | undefined) => run.inspection.selectElement(element), [run]);
  if (view.kind !== "graph") return null;
  const label = t("compare.ofRun", { label: translate(spec.region), run: name });
  return <OwnDrawing label={label} view={view} selectedId={selected} ghosts isLarge={isLarge} onSelect={select} />;
}

interface DrawnProps extends CompareGraphProps {
  readonly session: Session;
  /** Those of all runs. */
  readonly sessions: readonly Session[];
  /** Changes when a recording does. */
  readonly lengths: string;
}

function Drawn({ spec, name, run, runs, badgeOf, session, sessions, lengths }: DrawnProps) {
  const theme = useTheme();
  const position = useStore(run.store, (state) => state.position);
  const size = useStepSize(run);
  const selected = useStore(run.store, (state) => state.selection?.elements[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording has more elements
  const all = useMemo(() => sessions.map((each) => alignedOf(each, spec.id)), [sessions, spec.id, lengths]);
  const own = all[sessions.indexOf(session)] ?? alignedOf(session, spec.id);
  const whole = useMemo(() => layoutOf(all), [all]);
  const sides = useMemo(
    () => all.map(({ aligned }, index) => ({ session: sessions[index] ?? session, aligned })),
    [all, sessions, session],
  );
  const finalSublabel = useCallback(
    (node: string) => all.map((side) => side.sublabel(node)).reduce((a, b) => (a.length >= b.length ? a : b), ""),
    [all],
  );
  const finalText = useCallback<FinalText>((id, kind) => (kind === "node" ? finalSublabel(id) : ""), [finalSublabel]);
  // The columns are of one size: what has room in one has room in all.
  const panelId = `compared ${spec.id}`;
  const excerpt = useSharedExcerpt({ layoutModel: whole, runs, sides, panel: panelId, finalText });
  const layoutModel = useMemo(() => (excerpt === undefined ? whole : partOf(whole, excerpt)), [whole, excerpt]);
  const drawnRuns = sessions.map(({ number }) => number).join(" ");
  const since = session.since(position, size);
  const view = useMemo(() => {
    const now = session.reader.view(spec.id, position, since);
    if (now.kind !== "graph") return undefined;
    const aligned = alignView(now, own.aligned);
    return excerpt === undefined ? aligned : { ...aligned, model: partOf(aligned.model, excerpt) };
  }, [session, spec.id, position, since, own, excerpt]);
  const marked = useMemo(() => {
    const touched = new Set(session.touched(position, since));
    return [...own.aligned.ownName].filter(([, name]) => touched.has(name)).map(([shared]) => shared);
  }, [session, position, since, own]);
  const trails = useStore(run.store, (state) => state.trails);
  const aligned = useMemo(() => {
    const shared = new Map([...own.aligned.ownName].map(([name, ownName]) => [ownName, name]));
    return trails && renamed(trails, (id) => shared.get(id));
  }, [trails, own]);
  const select = useCallback(
    (element: string | undefined) =>
      run.inspection.selectElement(element === undefined ? undefined : own.aligned.ownName.get(element)),
    [run, own],
  );
  if (view === undefined) return null;
  const label = t("compare.ofRun", { label: translate(spec.region), run: name });
  const selectedId = [...own.aligned.ownName].find(([, name]) => name === selected)?.[0];
  const badge = badgeOf === undefined ? undefined : (id: string) => badgeOf(own.aligned.ownName.get(id) ?? id);
  const shared = { label, view, selectedId, markedIds: marked, onSelect: select, badgeOf: badge, trails: aligned };
  return (
    <>
      <GraphPanel
        {...shared}
        panelId={panelId}
        run={drawnRuns}
        theme={theme}
        ghosts
        showsAll
        finalSublabel={finalSublabel}
        layoutModel={layoutModel}
        excerptOf={excerpt && whole}
      />
      <div className="hidden-visually" ref={withoutTabStops}>
        <GraphTwin {...shared} />
      </div>
    </>
  );
}

interface Aligned {
  readonly aligned: AlignedModel;
  /** What a node says at the end, by the name that all runs know. */
  sublabel(node: string): string;
}

/** The names of a graph that the other runs understand, and what its nodes say at the end. */
function alignedOf({ reader, recording }: Session, panel: string): Aligned {
  const last = reader.view(panel, recording.length, recording.length);
  const aligned = alignModel(last.kind === "graph" ? last.model : { groups: [], nodes: [], edges: [] });
  return {
    aligned,
    sublabel: (node) => {
      const own = aligned.ownName.get(node);
      return last.kind === "graph" && own !== undefined ? (last.sublabel(own)?.text ?? "") : "";
    },
  };
}

/** What all runs are arranged by. */
function layoutOf(all: readonly Aligned[]): GraphModel {
  return all.map(({ aligned }) => aligned.model).reduce(unionModel);
}

function withoutTabStops(box: HTMLElement | null): void {
  for (const button of box?.querySelectorAll("button") ?? []) button.tabIndex = -1;
}
