import { type LinkedPlaces, useDragged } from "../../graph/index.ts";
import { StatementPanel, type StatementPanelProps } from "./statement-panel.tsx";

interface StatementDrawingProps extends Omit<StatementPanelProps, "places" | "onPlaces"> {
  /** The name under which the browser keeps what the reader moves; without one it is forgotten with the drawing. */
  readonly layoutId?: string | undefined;
  readonly linkedPlaces?: LinkedPlaces | undefined;
}

/** Statements with their facts, and where the reader has moved them. */
export function StatementDrawing({ layoutId, linkedPlaces, ...shown }: StatementDrawingProps) {
  // Nodes of the same graph may have been moved when it was drawn otherwise.
  const { dragged, replace } = useDragged(layoutId && `rows ${layoutId}`, undefined, linkedPlaces);
  return <StatementPanel {...shown} places={dragged} onPlaces={replace} />;
}
