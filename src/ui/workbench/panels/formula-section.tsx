import { useCallback, useRef, useState } from "react";
import type { FormulaView, PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { FormulaPanel, PanelSection, useEscape } from "../../panels/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { Waiting } from "../moment/index.ts";
import { FactTable } from "../views/index.ts";

interface FormulaSectionProps {
  readonly spec: PanelSpec;
  readonly view: FormulaView | undefined;
  readonly empty: string;
}

/** A formula as its atoms; on demand as it is printed, over what stands below. */
export function FormulaSection({ spec, view, empty }: FormulaSectionProps) {
  const { inspection } = useWorkbench();
  const selection = useWorkbenchState((state) => state.selection);
  const [isRaw, setRaw] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setRaw(false), []);
  useEscape(box, isRaw ? close : undefined);
  const label = translate(spec.region);
  const picking = { selection, onSelectFact: inspection.selectFact };
  return (
    <PanelSection label={label} className="panel-formula">
      {view === undefined ? (
        <Waiting isShort />
      ) : view.atoms.length === 0 ? (
        <p className="formula-body empty">{empty}</p>
      ) : (
        <div ref={box}>
          <FormulaPanel label={label} symbol={spec.symbol} view={view} isRaw={isRaw} onRaw={setRaw} {...picking} />
          {isRaw ? (
            <div className="formula-raw">
              <FactTable label={label} view={view.table} empty={empty} {...picking} />
            </div>
          ) : null}
        </div>
      )}
    </PanelSection>
  );
}
