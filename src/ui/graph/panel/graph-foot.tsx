import { useStore } from "zustand";
import { graphDesk, showLegend, showWhole, widenCone } from "../../store/index.ts";
import { SliceBar } from "../slice/index.ts";
import { GraphLegend } from "./graph-legend.tsx";
import type { GraphPanelProps } from "./graph-panel-props.ts";
import { GraphToolbar } from "./graph-toolbar.tsx";
import type { CanvasArrival } from "./use-canvas.ts";
import type { Picture } from "./use-picture.ts";

interface GraphFootProps {
  readonly panel: GraphPanelProps;
  readonly picture: Picture;
  readonly canvas: CanvasArrival["canvas"];
  readonly isPinned: boolean;
  readonly ghosts: boolean;
  readonly onGhosts: (isShown: boolean) => void;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
}

/** From here on a text filter is offered. */
const filterFrom = 60;

/** Below the drawing: the legend, the slice that is drawn, and the tools. */
export function GraphFoot({ panel, picture, canvas, isPinned, ghosts, onGhosts, filter, onFilter }: GraphFootProps) {
  const { view, label, badgeOf } = panel;
  const model = panel.layoutModel ?? view.model;
  const { near, canShowWhole, slice, areAllClosed } = picture;
  const { isLegendShown } = useStore(graphDesk);
  return (
    <>
      {isLegendShown && (
        <GraphLegend
          isWeighted={view.edgeLabel !== undefined}
          hasTravels={view.travels !== undefined}
          model={view.model}
          ghosts={ghosts}
          hasBadges={badgeOf !== undefined}
        />
      )}
      <SliceBar model={model} shown={slice} />
      <div className="graph-foot">
        <GraphToolbar
          label={label}
          ghosts={ghosts}
          onGhosts={onGhosts}
          isLibraryShown={panel.isLibraryShown}
          onLibrary={panel.onLibrary}
          areAllClosed={areAllClosed}
          cone={near && { isWhole: near.isWhole, canBeWhole: canShowWhole, onWhole: showWhole, onWiden: widenCone }}
          hasBoxes={model.groups.length > 0 && near === undefined}
          onCloseAll={picture.closeAll}
          filter={model.nodes.length >= filterFrom ? filter : undefined}
          onFilter={onFilter}
          onZoom={(factor) => canvas?.camera.zoomBy(factor)}
          isPinned={isPinned}
          onFit={() => canvas?.camera.fit()}
          isLegendShown={isLegendShown}
          onLegend={showLegend}
          onReset={picture.reset}
        />
      </div>
    </>
  );
}
