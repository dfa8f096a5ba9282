import type { GraphModel } from "../../../trace/index.ts";
import type { GraphTwinProps } from "../twin/index.ts";
import type { LinkedPlaces } from "./use-dragged.ts";

/** What a drawn graph is given: the graph at a position, and what is marked in it. */
export interface GraphPanelProps extends GraphTwinProps {
  /** Names the run that the view is of, or the runs that share a layout: another one gets a layout of its own. */
  readonly run: string;
  /** Names the panel, whatever it shows; without a name it is its label. */
  readonly panelId?: string;
  readonly theme: "light" | "dark" | "contrast";
  /** All of it is shown, if it can be read, as at the end of a run. */
  readonly showsAll?: boolean;
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  /** Of what appears later, the nodes only. */
  readonly hidesComingEdges?: boolean;
  /** Called by the switch in the tool bar; without it the panel keeps its own switch. */
  readonly onGhosts?: (isShown: boolean) => void;
  /** The name under which dragged positions are kept in the browser; without it they last as long as the panel. */
  readonly layoutId?: string;
  readonly linkedPlaces?: LinkedPlaces | undefined;
  /** The name under which the reader’s slice is kept, where it is that of a larger graph. */
  readonly sliceId?: string | undefined;
  /** All of the view is drawn, also what that slice leaves out. */
  readonly isUncut?: boolean | undefined;
  /**
   * The second line of a node, or what an edge says, at the end of the recording, "" for none: they are given space for
   * it once. The function's identity should change only when the recording grows.
   */
  readonly finalSublabel: (id: string, kind: "node" | "edge") => string;
  /** Elements that are drawn in full, the rest pale; undefined: everything is. */
  readonly full?: ReadonlySet<string> | undefined;
  /** What is laid out, when it is more than the view's model: the union of compared runs. */
  readonly layoutModel?: GraphModel;
  /** The large graph of which the view has what the step is about; undefined where it is the graph. */
  readonly excerptOf?: GraphModel | undefined;
  /** Whether the methods of the library are shown one by one; undefined where there is no library code. */
  readonly isLibraryShown?: boolean | undefined;
  /** What the selected element rests on: marked in the drawing as it is. */
  readonly premiseIds?: readonly string[] | undefined;
  readonly onLibrary?: ((isShown: boolean) => void) | undefined;
  /** The pointer is on an element, or on none any more. */
  readonly onPoint?: ((element: string | undefined) => void) | undefined;
  /** The line of the program that an edge comes from. The function's identity should change only with the recording. */
  readonly lineOf?: (edge: string) => number | undefined;
}
