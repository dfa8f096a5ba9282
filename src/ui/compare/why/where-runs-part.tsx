import { useMemo } from "react";
import { useStore } from "zustand";
import { blame } from "../../../engine-kit/index.ts";
import type { Comparables, ComparablesIndex } from "../../follow/index.ts";
import { t } from "../../messages/index.ts";
import { SmallButton } from "../../parts/index.ts";
import { coneOf, partingOf } from "./parting.ts";
import { type ComparedSide, PartingSide, StepLink } from "./parting-side.tsx";

interface WhereRunsPartProps {
  readonly comparables: ComparablesIndex;
  /** The run whose fact is selected, and another one. */
  readonly own: ComparedSide;
  readonly other: ComparedSide;
  /** There are two runs. */
  readonly isOnly: boolean;
  /** Draws what lets the fact in. */
  readonly onBlame: ((fact: string) => void) | undefined;
}

/** The end of a derivation: where two runs choose differently, side by side, and whether the other has the fact. */
export function WhereRunsPart({ comparables, own, other, isOnly, onBlame }: WhereRunsPartProps) {
  const session = useStore(own.run.run.store, (state) => state.session);
  const rivalSession = useStore(other.run.run.store, (state) => state.session);
  const fact = useStore(own.run.store, (state) => state.selection?.fact);
  const found = useMemo(() => {
    if (session === undefined || rivalSession === undefined || fact === undefined) return undefined;
    const there = comparables.of(rivalSession);
    const { steps } = session.recording;
    const cone = coneOf(steps.about(fact), (seq) => steps.premises(seq));
    const { text } = session.reader.why(fact, 1) ?? { text: "" };
    const { alike = "" } = session.reader.comparable(steps.about(fact)) ?? {};
    return { parting: partingOf(cone, comparables.of(session), there), birth: birthIn(there, alike), text };
  }, [session, rivalSession, fact, comparables]);
  if (found === undefined) return null;
  const { parting, birth, text } = found;
  const title = isOnly ? t("compare.part") : t("compare.partFrom", { run: other.name });
  return (
    <section className="parting" aria-label={title}>
      <h3>{title}</h3>
      {parting === undefined ? null : (
        <div className="parting-sides">
          <PartingSide side={own} choices={parting.own} />
          <PartingSide side={other} choices={parting.other} />
        </div>
      )}
      <p className="parting-fact">
        {birth === undefined ? (
          <>
            {t("compare.notThere", { run: other.name })}
            {onBlame === undefined || blame.of(own.run.engine.page)?.isFor(text) !== true ? null : (
              <SmallButton onClick={() => onBlame(text)}>{t("blame.drawBoth")}</SmallButton>
            )}
          </>
        ) : (
          <>
            {t("compare.alsoThere", { run: other.name })} <StepLink run={other.run} seq={birth} />
          </>
        )}
      </p>
    </section>
  );
}

function birthIn({ births }: Comparables, alike: string): number | undefined {
  return births.get(alike)?.[0];
}
