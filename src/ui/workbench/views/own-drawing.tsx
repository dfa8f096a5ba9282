import type { GraphView } from "../../../trace/index.ts";
import { TreePanel } from "../../panels/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { Waiting } from "../moment/index.ts";

/** Only a control-flow graph is drawn as its statements. */
const StatementPanel = fetchedPart(async () => (await import("../../panels/statements/index.ts")).StatementPanel);

interface OwnDrawingProps {
  readonly label: string;
  readonly view: GraphView;
  readonly selectedId: string | undefined;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  readonly isLarge?: boolean;
  readonly onSelect: (element: string | undefined) => void;
}

/** A graph that is drawn in a way of its own: a tree of cards, statements with their facts. */
export function OwnDrawing({ ghosts, ...shared }: OwnDrawingProps) {
  const { cards, statements } = shared.view;
  if (statements !== undefined)
    return (
      <Fetched fallback={<Waiting />}>
        <StatementPanel {...shared} table={statements} />
      </Fetched>
    );
  return cards === undefined ? null : <TreePanel {...shared} cards={cards} ghosts={ghosts} />;
}

/** Whether a graph has such a drawing. It needs no layout that takes time. */
export function hasOwnDrawing({ cards, statements }: GraphView): boolean {
  return cards !== undefined || statements !== undefined;
}
