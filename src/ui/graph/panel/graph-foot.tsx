import { useStore } from "zustand";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { graphDesk, showLegend, showWhole, widenExcerpt } from "../../store/index.ts";
import { SliceBar } from "../slice/index.ts";
import type { CanvasArrival } from "./canvas/index.ts";
import type { GraphPanelProps } from "./graph-panel-props.ts";
import { GraphToolbar } from "./graph-toolbar.tsx";
import { canDrawWhole } from "./too-large.tsx";
import type { Picture } from "./use-picture.ts";

interface GraphFootProps {
  readonly panel: GraphPanelProps;
  readonly picture: Picture;
  readonly canvas: CanvasArrival["canvas"];
  readonly isPinned: boolean;
  readonly onFit: () => void;
  readonly ghosts: boolean;
  readonly onGhosts: (isShown: boolean) => void;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
}

const GraphLegend = fetchedPart(async () => (await import("./graph-legend.tsx")).GraphLegend);

/** From here on a text filter is offered. */
const filterFrom = 60;

/** Below the drawing: the legend, the slice that is drawn, and the tools. */
export function GraphFoot(props: GraphFootProps) {
  const { panel, picture, canvas, isPinned, onFit, ghosts, onGhosts, filter, onFilter } = props;
  const { view, label, badgeOf } = panel;
  const model = panel.layoutModel ?? view.model;
  const { isLarge, slice, areAllClosed } = picture;
  const whole = panel.excerptOf ?? model;
  const { isLegendShown } = useStore(graphDesk);
  return (
    <>
      {isLegendShown && (
        <Fetched fallback={null}>
          <GraphLegend
            isWeighted={view.edgeLabel !== undefined}
            hasTravels={view.travels !== undefined}
            model={view.model}
            ghosts={ghosts}
            hasBadges={badgeOf !== undefined}
          />
        </Fetched>
      )}
      <SliceBar model={whole} shown={slice} isPart={panel.excerptOf !== undefined} />
      <div className="graph-foot">
        <GraphToolbar
          label={label}
          ghosts={ghosts}
          onGhosts={onGhosts}
          isLibraryShown={panel.isLibraryShown}
          onLibrary={panel.onLibrary}
          areAllClosed={areAllClosed}
          excerpt={
            panel.excerptOf === undefined && !isLarge
              ? undefined
              : {
                  isWhole: panel.excerptOf === undefined,
                  note:
                    panel.excerptOf &&
                    t("graph.excerpt", { shown: model.nodes.length, total: panel.excerptOf.nodes.length }),
                  canBeWhole: canDrawWhole(whole),
                  onWhole: showWhole,
                  onWiden: widenExcerpt,
                }
          }
          hasBoxes={model.groups.length > 0 && !isLarge}
          onCloseAll={picture.closeAll}
          filter={model.nodes.length >= filterFrom ? filter : undefined}
          onFilter={onFilter}
          onZoom={(factor) => canvas?.camera.zoomBy(factor)}
          isPinned={isPinned}
          onFit={onFit}
          isLegendShown={isLegendShown}
          onLegend={showLegend}
          onReset={picture.reset}
        />
      </div>
    </>
  );
}
