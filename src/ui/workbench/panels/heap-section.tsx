import type { HeapView, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import type { Moment } from "../moment/index.ts";
import { HeapViews } from "../views/index.ts";
import { ViewsSection } from "./views-section.tsx";

interface HeapSectionProps {
  readonly spec: PanelSpec;
  readonly view: HeapView | undefined;
  readonly moment: Moment | undefined;
}

/** Drawings of heaps and their table. */
export function HeapSection({ spec, view, moment }: HeapSectionProps) {
  const label = translate(spec.region);
  return (
    <ViewsSection
      spec={spec}
      moment={moment}
      className="panel-graph panel-heap"
      note={spec.symbol}
      tabsLabel={t("heap.views", { label })}
      tabs={[
        { id: "drawing", text: t("heap.drawing") },
        { id: "table", text: t("heap.table") },
      ]}
      views={view === undefined ? undefined : (shown) => <HeapViews label={label} view={view} shown={shown} />}
    />
  );
}
