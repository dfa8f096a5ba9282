import type { PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useMoment, usePanelView } from "../moment/index.ts";

/** Views with sets at their foot are those of one engine. */
const SetLine = fetchedPart(async () => (await import("../../panels/set-line.tsx")).SetLine);

/** The sets that belong to a view, in a line at its foot. */
export function StageSets({ specs }: { readonly specs: readonly PanelSpec[] }) {
  if (specs.length === 0) return null;
  return (
    <div className="stage-sets">
      {specs.map((spec) => (
        <StageSet key={spec.id} spec={spec} />
      ))}
    </div>
  );
}

function StageSet({ spec }: { readonly spec: PanelSpec }) {
  const view = usePanelView(spec.id, useMoment());
  if (view?.kind !== "table") return null;
  return (
    <Fetched fallback={null}>
      <SetLine symbol={spec.symbol} label={translate(spec.region)} view={view} />
    </Fetched>
  );
}
