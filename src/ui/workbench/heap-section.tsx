import { useId, useState } from "react";
import type { HeapView, PanelSpec } from "../../trace/index.ts";
import { t, translate } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { TabList } from "../parts/index.ts";
import { useWorkbench } from "../store/index.ts";
import { useGraphSplit } from "./graph-split.ts";
import { HeapViews } from "./heap-views.tsx";
import { InnerPanel } from "./inner-panel.tsx";
import { SplitButton } from "./split-button.tsx";
import type { Moment } from "./use-moment.ts";
import { Waiting } from "./waiting.tsx";

interface HeapSectionProps {
  readonly spec: PanelSpec;
  readonly view: HeapView | undefined;
  readonly moment: Moment | undefined;
}

const noSpecs: readonly PanelSpec[] = [];

/** Drawings of heaps and their table; panels of the board that belong to them are further tabs. */
export function HeapSection({ spec, view, moment }: HeapSectionProps) {
  const label = translate(spec.region);
  const id = useId();
  const [chosen, show] = useState("drawing");
  const within = useWorkbench().board?.panels.filter((panel) => panel.within === spec.id) ?? noSpecs;
  const inner = within.find((panel) => panel.id === chosen);
  const split = useGraphSplit();
  const isFolded = spec.place === "graph" && split?.alone !== undefined && split.alone !== spec.id;
  const shown = isFolded ? "none" : chosen;
  return (
    <PanelSection
      label={label}
      className="panel-graph panel-heap"
      note={spec.symbol}
      actions={
        <>
          <TabList
            label={t("heap.views", { label })}
            tabs={[
              { id: "drawing", text: t("heap.drawing") },
              { id: "table", text: t("heap.table") },
              ...within.map((panel) => ({ id: panel.id, text: translate(panel.region) })),
            ]}
            selected={shown}
            controls={id}
            onSelect={(next) => {
              if (isFolded) split?.onChange(spec.id);
              show(next);
            }}
          />
          {spec.place === "graph" ? <SplitButton panel={spec.id} label={label} /> : null}
        </>
      }
    >
      <div id={id} className="graph-body" role="tabpanel" aria-label={label}>
        {view === undefined || moment === undefined ? (
          isFolded ? null : (
            <Waiting />
          )
        ) : (
          <>
            {inner === undefined || isFolded ? null : <InnerPanel spec={inner} moment={moment} />}
            <HeapViews label={label} view={view} shown={shown} />
          </>
        )}
      </div>
    </PanelSection>
  );
}
