import { useMemo } from "react";
import { followUp } from "../../../engine-kit/index.ts";
import type { GalleryCard, GalleryView, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useCapability, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import { FactTable, Twin } from "../views/index.ts";
import { FollowUpLine } from "./follow-up-line.tsx";
import { SavedResults } from "./saved-results.tsx";
import { ViewsSection } from "./views-section.tsx";

const GalleryPanel = fetchedPart(async () => (await import("../../panels/gallery/index.ts")).GalleryPanel);

interface GallerySectionProps {
  readonly spec: PanelSpec;
  readonly view: GalleryView | undefined;
  readonly moment: Moment | undefined;
  readonly empty: string;
}

/** Drawn results and their table. */
export function GallerySection({ spec, view, moment, empty }: GallerySectionProps) {
  const label = translate(spec.region);
  const followed = useCapability(followUp);
  return (
    <ViewsSection
      spec={spec}
      moment={moment}
      className="panel-graph panel-gallery"
      note={`${spec.symbol} · ${view?.cards.length ?? 0}`}
      tabsLabel={t("cards.views", { label })}
      tabs={[
        { id: "gallery", text: t("cards.gallery") },
        { id: "table", text: t("cards.table") },
      ]}
      views={
        view === undefined
          ? undefined
          : (shown) => (
              <>
                <Gallery label={label} view={view} shown={shown} empty={empty} />
                <div className="gallery-foot">
                  {followed?.panel === spec.id ? <FollowUpLine followUp={followed} /> : null}
                  <SavedResults panel={spec.id} />
                </div>
              </>
            )
      }
    />
  );
}

interface GalleryProps {
  readonly label: string;
  readonly view: GalleryView;
  readonly shown: string;
  readonly empty: string;
}

function Gallery({ label, view, shown, empty }: GalleryProps) {
  const workbench = useWorkbench();
  const selection = useWorkbenchState((state) => state.selection);
  const isPresenting = useSettings((state) => state.lecture);
  const actions = useMemo(() => {
    const onSelect = ({ fact, place }: GalleryCard): void => {
      workbench.inspection.selectFact(fact);
      if (place !== undefined) workbench.showPlace(place);
    };
    const onShowOrigin = (card: GalleryCard): void => {
      onSelect(card);
      const tree = workbench.engine.page.stages[0]?.id;
      if (tree !== undefined) workbench.set({ view: tree });
    };
    return { onSelect, onShowOrigin };
  }, [workbench]);
  return (
    <>
      {shown === "gallery" ? (
        <Fetched>
          <GalleryPanel
            label={label}
            view={view}
            empty={empty}
            selectedFact={selection?.fact}
            isLarge={isPresenting}
            {...actions}
          />
        </Fetched>
      ) : null}
      <Twin isShown={shown === "table"}>
        <FactTable
          label={label}
          view={view.table}
          empty={empty}
          selection={selection}
          onSelectFact={workbench.inspection.selectFact}
        />
      </Twin>
    </>
  );
}
