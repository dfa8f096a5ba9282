import { type ReactNode, useId, useState } from "react";
import type { PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { type Tab, TabList } from "../../parts/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { type Moment, Waiting } from "../moment/index.ts";
import { InnerPanel } from "./inner-panel.tsx";

interface ViewsSectionProps {
  readonly spec: PanelSpec;
  readonly moment: Moment | undefined;
  readonly className: string;
  readonly note: ReactNode;
  readonly tabsLabel: string;
  /** The panel's own views; the first one is seen at first. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** What stands behind the tabs while a view is shown. */
  readonly tools?: ReactNode;
  /** The views with one of them shown, or "none"; undefined as long as there is nothing to see. */
  readonly views: ((shown: string) => ReactNode) | undefined;
}

const noSpecs: readonly PanelSpec[] = [];

/** A panel seen in one of several ways; drawings of the board that belong to it are further tabs. */
export function ViewsSection({ spec, moment, className, note, tabsLabel, tabs, tools, views }: ViewsSectionProps) {
  const label = translate(spec.region);
  const id = useId();
  const [chosen, show] = useState(tabs[0].id);
  const within =
    useWorkbench().board?.panels.filter((panel) => panel.within === spec.id && panel.kind !== "table") ?? noSpecs;
  const inner = within.find((panel) => panel.id === chosen);
  return (
    <PanelSection
      label={label}
      className={className}
      note={note}
      actions={
        <>
          <TabList
            label={tabsLabel}
            tabs={[...tabs, ...within.map((panel) => ({ id: panel.id, text: translate(panel.region) }))]}
            selected={chosen}
            controls={id}
            onSelect={show}
          />
          {tools}
        </>
      }
    >
      <div id={id} className="graph-body" role="tabpanel" aria-label={label}>
        {views === undefined || moment === undefined ? (
          <Waiting />
        ) : (
          <>
            {inner === undefined ? null : <InnerPanel spec={inner} moment={moment} />}
            {views(chosen)}
          </>
        )}
      </div>
    </PanelSection>
  );
}
