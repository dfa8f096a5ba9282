import { X } from "lucide-react";
import { useLayoutEffect } from "react";
import type { ComparablesIndex } from "../../follow/index.ts";
import { t } from "../../messages/index.ts";
import { IconButton } from "../../parts/index.ts";
import { WhySection } from "../../workbench/index.ts";
import { letterOf } from "../sides.ts";
import type { ComparedSide } from "./parting-side.tsx";
import { WhereRunsPart } from "./where-runs-part.tsx";
import "./why-drawer.css";

interface WhyDrawerProps {
  readonly comparables: ComparablesIndex;
  /** The run whose fact is asked about: its workbench is the one of the page here. */
  readonly own: ComparedSide;
  readonly others: readonly ComparedSide[];
  /** Draws what lets a fact in that another run does not have; undefined where that is not known. */
  readonly onBlame: (other: ComparedSide) => ((fact: string) => void) | undefined;
  /** Where it lies: over the other runs. */
  readonly isLeft: boolean;
}

/** Why a fact is in its run, over the other runs; it ends where the runs part. */
export function WhyDrawer({ comparables, own, others, onBlame, isLeft }: WhyDrawerProps) {
  const { run } = own;
  useLayoutEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=menu]") !== null) return;
      event.preventDefault();
      run.inspection.selectFact(undefined);
    };
    // Before anything that Escape would end.
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [run]);
  return (
    <div className={isLeft ? "why-drawer is-left" : "why-drawer"}>
      <div className="why-drawer-head">
        <span className="run-letter">{letterOf(own.index)}</span>
        <span>{own.name}</span>
        <IconButton
          aria-label={t("compare.closeWhy")}
          title={t("compare.closeWhy")}
          onClick={() => run.inspection.selectFact(undefined)}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="why-drawer-body">
        <WhySection />
        <div className="why-partings" tabIndex={0} role="group" aria-label={t("compare.part")}>
          {others.map((other) => (
            <WhereRunsPart
              key={other.index}
              comparables={comparables}
              own={own}
              other={other}
              onBlame={onBlame(other)}
              isOnly={others.length === 1}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
