import type { BoardSession, GraphModel, Recording, Seq } from "../../../trace/index.ts";
import { latestFact } from "../../store/index.ts";
import { edgesOf } from "../model/index.ts";

/** A graph with at most so many nodes is drawn whole: of more the letters are too small. */
const MOST_WHOLE = 60;

/** Is a graph so large that a step is drawn with an excerpt of it? */
export function hasExcerpts(model: GraphModel): boolean {
  return model.nodes.length > MOST_WHOLE && mayBeExcerpt(model);
}

/** Of which graphs parts are drawn: trees and automata have views of their own, rows a slice. */
export function mayBeExcerpt({ nodes, isTree, goals }: GraphModel): boolean {
  return isTree !== true && goals === undefined && !nodes.some(({ column }) => column !== undefined);
}

/** So many nodes can be read from the back row, and so many more or less when the reader asks for it. */
const [usual, wider] = [8, 4];

/** How many nodes an excerpt has, `widened` so many times by the reader. */
export function excerptSize(widened: number): number {
  return usual + wider * widened;
}

export interface ExcerptRequest {
  readonly reader: Pick<BoardSession, "elements">;
  readonly recording: Pick<Recording, "steps" | "length">;
  /** The steps [since, position) are drawn. */
  readonly since: number;
  readonly position: number;
  /** A fact that is drawn, too. */
  readonly selected?: Seq | undefined;
  /** Elements of the model that are drawn in any case. */
  readonly also?: Iterable<string>;
  /** So many nodes are drawn, or as many as the last step has. */
  readonly size: number;
  /** The element of the model that shows an element of the board, if any does. */
  readonly shownId: (element: string) => string | undefined;
}

/**
 * The nodes and edges of a large graph that a step is about: the facts it makes or meets, and of what they rest on the nodes
 * and edges connected to them, the nearest first, as long as there is room. No edge between two drawn nodes is left out.
 */
export function excerptIn(model: GraphModel, request: ExcerptRequest): ReadonlySet<string> {
  const { size, position, also = [] } = request;
  const figures = figuresOf(model);
  const kept = new Set(withEnds(also, figures));
  let room = size;
  const draw = (shown: readonly string[]): void => {
    const more = shown.filter((id) => !kept.has(id));
    const nodes = more.filter((id) => figures.nodes.has(id)).length;
    // The last step is drawn in any case.
    if (nodes > room && room < size) return;
    room -= nodes;
    for (const id of more) kept.add(id);
  };
  const roots = rootsOf(request);
  for (const fact of roots) draw(shownBy(fact, request, figures));
  for (const premise of roots.flatMap((root) => premisesOf(root, request))) draw(reasonIn(premise, request, figures));
  const reasons = nearest(roots, request).map((fact) => reasonIn(fact, request, figures));
  // What the graph does not have, as a method in a graph of variables, is told by what it rests on, or by what was before.
  if (kept.size === 0) draw(reasons.find((shown) => shown.length > 0) ?? lastBefore(request, figures));
  if (kept.size === 0) return firstIn(model, request);
  for (let before = 0; before < kept.size; ) {
    before = kept.size;
    for (const shown of reasons) if (shown.some((id) => kept.has(id))) draw(shown);
  }
  for (const { id, source, target, birth } of model.edges)
    if (birth < position && kept.has(source) && kept.has(target)) kept.add(id);
  return kept;
}

/** A stride may be long: its last steps are what it led to. */
const MOST_ROOTS = 12;

function rootsOf({ recording, since, position, selected }: ExcerptRequest): readonly Seq[] {
  const roots = new Set<Seq>();
  for (let end = position; end > since && roots.size < MOST_ROOTS; end--) {
    const fact = latestFact(recording, end);
    if (fact !== undefined) roots.add(fact);
  }
  if (selected !== undefined) roots.add(selected);
  return [...roots];
}

/** So many facts are looked at: what is farther away is in *why*. */
const MOST_FACTS = 160;

/** What facts rest on, breadth first. */
function nearest(roots: readonly Seq[], request: ExcerptRequest): readonly Seq[] {
  const facts = new Set(roots);
  for (const fact of facts) {
    if (facts.size >= MOST_FACTS) break;
    for (const premise of premisesOf(fact, request)) facts.add(premise);
  }
  return [...facts].slice(roots.length);
}

function premisesOf(fact: Seq, { recording }: ExcerptRequest): readonly Seq[] {
  return recording.steps.premises(fact);
}

/** So far back one looks for a step that the graph shows. */
const MOST_BEFORE = 200;

/** The half of an excerpt has room in one row. */
const inOneRow = (size: number): number => Math.ceil(size / 2);

/** What comes first: a graph that has nothing yet is drawn with what will come. */
function firstIn({ nodes, edges }: GraphModel, { size, position }: ExcerptRequest): ReadonlySet<string> {
  const begins = nodes.some(({ birth }) => birth < position);
  const isShown = ({ birth }: { readonly birth: Seq }) => !begins || birth < position;
  const inOrder = nodes.filter(isShown).toSorted((one, other) => one.birth - other.birth);
  const first = new Set(inOrder.slice(0, inOneRow(size)).map(({ id }) => id));
  for (const edge of edges) if (isShown(edge) && first.has(edge.source) && first.has(edge.target)) first.add(edge.id);
  return first;
}

/** What the last step that the graph shows was about. */
function lastBefore(request: ExcerptRequest, figures: Figures): readonly string[] {
  const { recording, since } = request;
  for (let end = since; end > Math.max(0, since - MOST_BEFORE); end--) {
    const fact = latestFact(recording, end);
    const shown = fact === undefined ? [] : shownBy(fact, request, figures);
    if (shown.length > 0) return shown;
  }
  return [];
}

function shownBy(fact: Seq, { reader, shownId }: ExcerptRequest, figures: Figures): readonly string[] {
  return withEnds(
    reader.elements(fact).flatMap((element) => shownId(element) ?? []),
    figures,
  );
}

/** What shows a fact that something rests on: how it got there, where that is only drawn with the graph, is not the step’s. */
function reasonIn(fact: Seq, { reader, shownId }: ExcerptRequest, figures: Figures): readonly string[] {
  const shown = reader.elements(fact).flatMap((element) => shownId(element) ?? []);
  return withEnds(
    shown.filter((id) => !figures.aside.has(id)),
    figures,
  );
}

/** Those that the graph has, each once, edges with their ends. */
function withEnds(ids: Iterable<string>, { nodes, ends }: Figures): readonly string[] {
  const all = [...ids].flatMap((id) => (nodes.has(id) ? [id] : ends.has(id) ? [id, ...(ends.get(id) ?? [])] : []));
  return [...new Set(all)];
}

interface Figures {
  readonly nodes: ReadonlySet<string>;
  /** The ends of each edge. */
  readonly ends: ReadonlyMap<string, readonly [string, string]>;
  /** Edges that are only drawn with the graph. */
  readonly aside: ReadonlySet<string>;
}

/** A model is asked about at every step. */
const known = new WeakMap<GraphModel, Figures>();

function figuresOf(model: GraphModel): Figures {
  let figures = known.get(model);
  if (figures === undefined) {
    figures = {
      nodes: new Set(model.nodes.map(({ id }) => id)),
      ends: new Map(model.edges.map(({ id, source, target }) => [id, [source, target]])),
      aside: new Set(edgesOf(model).others.map(({ id }) => id)),
    };
    known.set(model, figures);
  }
  return figures;
}
