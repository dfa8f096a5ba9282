import type { DrawnFlow, DrawnFlows, NamedEdge, NamedNode } from "../../engine-kit/index.ts";
import { append } from "../../kernel/index.ts";
import type { GraphEdge, GraphModel, TrailMark, Trails } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import type { Session, Workbench } from "../store/index.ts";

/** Flows as a run’s graph has them, and the view of the stage with that graph. */
interface TrailsInRun {
  readonly trails: Trails;
  readonly view: string | undefined;
}

/** Finds flows in the graphs of a run; undefined where no graph has any of their elements. */
export function trailsInRun(workbench: Workbench, flows: DrawnFlows, said: Trails["said"]): TrailsInRun | undefined {
  const { board } = workbench.run.store.getState();
  const { session } = workbench;
  if (board === undefined || session === undefined) return undefined;
  const { stages } = workbench.engine.page;
  for (const { id, kind } of board.panels) {
    const model = kind === "graph" ? modelOf(session, id) : undefined;
    const trails = model && trailsIn(model, flows, said);
    if (trails === undefined || trails.marks.size === 0) continue;
    return { trails, view: stages.find(({ panels }) => panels.includes(id))?.id };
  }
  return undefined;
}

function modelOf({ reader, recording }: Session, panel: string): GraphModel | undefined {
  const view = reader.view(panel, recording.length, recording.length);
  return view.kind === "graph" ? view.model : undefined;
}

/** Flows as marks of a graph’s elements. What the graph does not have is left out. */
export function trailsIn(model: GraphModel, flows: DrawnFlows, said: Trails["said"]): Trails {
  const found = new Elements(model);
  const { first, second, meeting, cut } = flows;
  const marks = new Map<string, TrailMark>(found.of(first).map((id) => [id, "first"]));
  for (const id of found.of(second)) marks.set(id, marks.has(id) ? "both" : "second");
  for (const id of meeting.flatMap((node) => found.node(node))) marks.set(id, meetingMark(marks.get(id)));
  const there = cut.flatMap((edge) => found.edge(edge));
  for (const id of there) marks.set(id, "cut");
  const cuts = cut
    .filter((edge) => found.edge(edge).length === 0)
    .flatMap((edge) =>
      found.node(edge.source).flatMap((source) => found.node(edge.target).map((target) => ({ source, target }))),
    );
  return { marks, cuts, said };
}

function meetingMark(flow: TrailMark | undefined): TrailMark {
  return flow === "first" || flow === "second" ? `${flow}-apart` : "meeting";
}

/** The elements of a graph by what is written there. */
class Elements {
  readonly #nodes = new Map<string, string>();
  readonly #edges = new Map<string, GraphEdge[]>();

  constructor({ groups, nodes, edges }: GraphModel) {
    const titles = new Map(groups.map(({ id, label, fullLabel = label }) => [id, fullLabel]));
    for (const { id, label, fullLabel = label, group = "" } of nodes)
      for (const name of [label, fullLabel]) this.#nodes.set(keyOf({ box: titles.get(group) ?? "", name }), id);
    for (const edge of edges) append(this.#edges, `${edge.source} ${edge.target}`, edge);
  }

  node(node: NamedNode): readonly string[] {
    const id = this.#nodes.get(keyOf(node));
    return id === undefined ? [] : [id];
  }

  edge({ source, target, bundle }: NamedEdge): readonly string[] {
    const between = this.node(source).flatMap((from) =>
      this.node(target).flatMap((to) => this.#edges.get(`${from} ${to}`) ?? []),
    );
    return between.filter((edge) => bundle === undefined || edge.bundle?.label === bundle).map(({ id }) => id);
  }

  of({ nodes, edges }: DrawnFlow): readonly string[] {
    return [...nodes.flatMap((node) => this.node(node)), ...edges.flatMap((edge) => this.edge(edge))];
  }
}

function keyOf({ box = "", name }: NamedNode): string {
  return `${box}\n${name}`;
}

/** What the marks of a fact’s flows say, in the run that has it and in one that has not. */
export function saidOf({ first, second, said }: DrawnFlows): Trails["said"] {
  if (said !== undefined) return { ...said, both: t("blame.bothWays") };
  return {
    first: t("blame.way", { object: first.carries }),
    second: second.carries === "" ? t("blame.otherWay") : t("blame.way", { object: second.carries }),
    both: t("blame.bothWays"),
    meeting: t("blame.meetHere"),
    "first-apart": t("blame.apartHere"),
    "second-apart": t("blame.apartHere"),
    cut: t("blame.noWay"),
  };
}

/** `Main.id(Object): p` */
export function showNode({ box, name }: NamedNode): string {
  return box === undefined ? name : t("blame.node", { name, box });
}
