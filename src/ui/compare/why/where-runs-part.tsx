import { useMemo } from "react";
import { useStore } from "zustand";
import { blame } from "../../../engine-kit/index.ts";
import { stepOf } from "../../../trace/index.ts";
import type { Comparables, ComparablesIndex, MadeChoice } from "../../follow/index.ts";
import { t } from "../../messages/index.ts";
import { SmallButton } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import { letterOf } from "../sides.ts";
import { coneOf, partingOf } from "./parting.ts";

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

/** A run and its place among the others. */
export interface ComparedSide {
  readonly run: Workbench;
  readonly index: number;
  readonly name: string;
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
          <Side side={own} choices={parting.own} />
          <Side side={other} choices={parting.other} />
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

interface SideProps {
  readonly side: ComparedSide;
  readonly choices: readonly MadeChoice[];
}

function Side({ side: { run, index, name }, choices }: SideProps) {
  const reader = useStore(run.run.store, (state) => state.session?.reader);
  const shown = (text: string): string => reader?.shown(text) ?? text;
  const contexts = [...new Set(choices.map(({ chosen }) => shown(chosen)))];
  return (
    <div className="parting-side">
      <h4>
        <span className="run-letter">{letterOf(index)}</span> {name}
      </h4>
      <ul>
        {choices.map(({ seq, text }) => (
          <li key={seq}>
            <code title={shown(text) === text ? undefined : text}>{shown(text)}</code> <StepLink run={run} seq={seq} />
          </li>
        ))}
      </ul>
      <p>
        {contexts.length === 1
          ? t("compare.together", { contexts: contexts.join() })
          : t("compare.apart", { contexts: contexts.join(", ") })}
      </p>
    </div>
  );
}

function StepLink({ run, seq }: { readonly run: Workbench; readonly seq: number }) {
  const recording = run.session?.recording;
  return (
    <button
      type="button"
      className="link-button step-link"
      title={t("why.jump")}
      onClick={() => {
        run.walk.pause();
        run.walk.jumpTo(seq);
      }}
    >
      {t("why.step", { step: recording === undefined ? 0 : stepOf(recording, seq) })}
    </button>
  );
}
