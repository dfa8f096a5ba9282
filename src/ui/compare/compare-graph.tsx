import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import type { PanelSpec } from "../../trace/index.ts";
import { GraphPanel, GraphTwin } from "../graph/index.ts";
import { translate } from "../messages/index.ts";
import type { Session, Workbench } from "../store/index.ts";
import { useTheme } from "../theme/index.ts";
import { remembered, TokensContext } from "../tokens/index.ts";
import { alignModel, alignView, unionModel } from "./align.ts";

interface CompareGraphProps {
  readonly spec: PanelSpec;
  /** How the run is called. */
  readonly name: string;
  readonly run: Workbench;
  readonly other: Workbench;
}

/** The graph of one run, arranged together with the other's so that the same pointers stand in the same places. */
export function CompareGraph({ other, ...props }: CompareGraphProps) {
  const ended = useEnded(props.run);
  const otherEnded = useEnded(other);
  if (ended === undefined || otherEnded === undefined) return null;
  return <Drawn key={props.spec.id} {...props} ended={ended} other={otherEnded} />;
}

interface Ended {
  readonly session: Session;
  readonly version: number;
}

/** The recording of a run; undefined while it grows. */
function useEnded({ run }: Workbench): Ended | undefined {
  const session = useStore(run.store, (state) => (state.status === "running" ? undefined : state.session));
  const version = useStore(run.store, (state) => (state.status === "running" ? 0 : state.version));
  return session === undefined ? undefined : { session, version };
}

interface DrawnProps extends Omit<CompareGraphProps, "other"> {
  readonly ended: Ended;
  readonly other: Ended;
}

function Drawn({ spec, name, run, ended, other }: DrawnProps) {
  const { session } = ended;
  const theme = useTheme();
  const position = useStore(run.store, (state) => state.position);
  const granularity = useStore(run.store, (state) => state.granularity);
  const selected = useStore(run.store, (state) => state.selection?.elements[0]);
  const own = useAligned(ended, spec.id);
  const others = useAligned(other, spec.id);
  const layoutModel = useMemo(() => unionModel(own.aligned.model, others.aligned.model), [own, others]);
  const since = session.since(position, granularity);
  const view = useMemo(() => {
    const now = session.reader.view(spec.id, position, since);
    return now.kind === "graph" ? alignView(now, own.aligned) : undefined;
  }, [session, spec.id, position, since, own]);
  const finalSublabel = useCallback(
    (node: string) => [own, others].map((side) => side.sublabel(node)).reduce((a, b) => (a.length >= b.length ? a : b)),
    [own, others],
  );
  const marked = useMemo(() => {
    const touched = new Set(session.touched(position, since));
    return [...own.aligned.ownName].filter(([, name]) => touched.has(name)).map(([shared]) => shared);
  }, [session, position, since, own]);
  const select = useCallback(
    (element: string | undefined) =>
      run.selectElement(element === undefined ? undefined : own.aligned.ownName.get(element)),
    [run, own],
  );
  const tokens = useMemo(() => remembered((text) => session.reader.tokens(text)), [session]);
  if (view === undefined) return null;
  const label = `${translate(spec.region)}, ${name}`;
  const selectedId = [...own.aligned.ownName].find(([, name]) => name === selected)?.[0];
  const shared = { label, view, selectedId, markedIds: marked, onSelect: select };
  return (
    <TokensContext value={tokens}>
      <GraphPanel {...shared} theme={theme} ghosts finalSublabel={finalSublabel} layoutModel={layoutModel} />
      <div className="hidden-visually" ref={withoutTabStops}>
        <GraphTwin {...shared} />
      </div>
    </TokensContext>
  );
}

/** The names of a graph that the other run understands, and what its nodes say at the end. */
function useAligned({ session, version }: Ended, panel: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording has more elements
  return useMemo(() => {
    const end = session.recording.length;
    const last = session.reader.view(panel, end, end);
    const aligned = alignModel(last.kind === "graph" ? last.model : { groups: [], nodes: [], edges: [] });
    const sublabel = (node: string): string => {
      const own = aligned.ownName.get(node);
      return last.kind === "graph" && own !== undefined ? (last.sublabel(own)?.text ?? "") : "";
    };
    return { aligned, sublabel };
  }, [session, panel, version]);
}

function withoutTabStops(box: HTMLElement | null): void {
  for (const button of box?.querySelectorAll("button") ?? []) button.tabIndex = -1;
}
