import type { GraphView } from "../../../trace/index.ts";
import type { LinkedPlaces } from "../../graph/index.ts";
import { withAsked } from "../../messages/index.ts";
import { TreePanel } from "../../panels/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { Waiting } from "../moment/index.ts";

/** Only a control-flow graph is drawn as its statements. */
const StatementDrawing = fetchedPart(
  async () => (await withAsked(import("../../panels/statements/index.ts"))).StatementDrawing,
);

/** Only the engine whose calls are dispatched draws classes. */
const ClassTreePanel = fetchedPart(async () => (await import("../../panels/classes/index.ts")).ClassTreePanel);

interface OwnDrawingProps {
  readonly label: string;
  readonly view: GraphView;
  readonly selectedId: string | undefined;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  readonly isLarge?: boolean;
  /** The run is over: everything is to be in sight. */
  readonly isAtEnd?: boolean;
  readonly badgeOf?: ((element: string) => string) | undefined;
  /** The name under which places are kept that the reader chooses. */
  readonly layoutId?: string;
  readonly linkedPlaces?: LinkedPlaces | undefined;
  readonly onSelect: (element: string | undefined) => void;
}

/** A graph that is drawn in a way of its own: a tree of cards, statements with their facts, a class hierarchy. */
export function OwnDrawing({ ghosts, badgeOf, isAtEnd = false, layoutId, linkedPlaces, ...shared }: OwnDrawingProps) {
  const { cards, classes, statements } = shared.view;
  if (classes !== undefined)
    return (
      <Fetched fallback={<Waiting />}>
        <ClassTreePanel {...shared} tree={classes} />
      </Fetched>
    );
  if (statements !== undefined)
    return (
      <Fetched fallback={<Waiting />}>
        <StatementDrawing {...shared} {...{ badgeOf, isAtEnd, layoutId, linkedPlaces }} table={statements} />
      </Fetched>
    );
  return cards === undefined ? null : <TreePanel {...shared} cards={cards} ghosts={ghosts} />;
}

/** Whether a graph has such a drawing. It needs no layout that takes time. */
export function hasOwnDrawing({ cards, classes, statements }: GraphView): boolean {
  return cards !== undefined || classes !== undefined || statements !== undefined;
}
