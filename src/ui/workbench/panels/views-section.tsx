import { type ReactNode, useId, useState } from "react";
import type { PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { type Tab, TabList, ToolsPlace } from "../../parts/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { type Moment, Waiting } from "../moment/index.ts";
import { InnerPanel } from "./inner-panel.tsx";

interface ViewsSectionProps {
  readonly spec: PanelSpec;
  readonly moment: Moment | undefined;
  readonly className: string;
  readonly note: ReactNode;
  readonly tabsLabel: string;
  /** The panel's own views. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The view that is seen until the reader chooses one: the first where left out. */
  readonly preferred?: string | undefined;
  /** What stands behind the tabs while a view is shown. */
  readonly tools?: ReactNode;
  /** The views with one of them shown; undefined as long as there is nothing to see. `choose` does what its tab does. */
  readonly views: ((shown: string, choose: (tab: string) => void) => ReactNode) | undefined;
}

const noSpecs: readonly PanelSpec[] = [];

/** A panel seen in one of several ways; drawings of the board that belong to it are further tabs. */
export function ViewsSection(props: ViewsSectionProps) {
  const { spec, moment, className, note, tabsLabel, tabs, tools, views } = props;
  const label = translate(spec.region);
  const id = useId();
  const [own, show] = useState<string>();
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const chosen = own ?? props.preferred ?? tabs[0].id;
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
          <span className="panel-tools" ref={setToolsPlace} />
        </>
      }
    >
      <div id={id} className="graph-body" role="tabpanel" aria-label={label}>
        {views === undefined || moment === undefined ? (
          <Waiting />
        ) : (
          <ToolsPlace value={toolsPlace}>
            {inner === undefined ? null : <InnerPanel spec={inner} moment={moment} />}
            {views(chosen, show)}
          </ToolsPlace>
        )}
      </div>
    </PanelSection>
  );
}
