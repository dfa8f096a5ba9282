import { useStore } from "zustand";
import type { MadeChoice } from "../../follow/index.ts";
import { t } from "../../messages/index.ts";
import { SmallButton } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { letterOf } from "../sides.ts";
import { useRuns } from "../use-runs.ts";
import type { FirstParting } from "./parting.ts";
import { saysOf } from "./parting-side.tsx";
import "./here-they-part.css";

interface HereTheyPartProps {
  readonly comparison: Comparison;
  readonly parting: FirstParting;
}

/** Leads both runs to where they part. */
export function PartingButton({ comparison, parting }: HereTheyPartProps) {
  return (
    <SmallButton title={t("compare.hereTheyPartHint")} onClick={() => comparison.part(parting.seqs)}>
      {t("compare.hereTheyPart")}
    </SmallButton>
  );
}

/** Leads to where the first two runs part. From there on it says what each chose: before, that would be told too early. */
export function HereTheyPart({ comparison, parting }: HereTheyPartProps) {
  const positions = useRuns(comparison.runs, ({ state }) => state.position);
  const isReached = parting.seqs.every((seq, index) => (positions[index] ?? 0) > seq);
  return (
    <section className="panel here-they-part" aria-label={t("compare.hereTheyPart")}>
      <PartingButton comparison={comparison} parting={parting} />
      {isReached ? (
        <div className="parted">
          <Chosen comparison={comparison} parting={parting} index={0} />
          <Chosen comparison={comparison} parting={parting} index={1} />
        </div>
      ) : (
        <p>{t("compare.partLater")}</p>
      )}
    </section>
  );
}

/** Do both runs stand where they part? */
export function useIsParting({ runs }: Comparison, parting: FirstParting | undefined): boolean {
  const positions = useRuns(runs, ({ state }) => state.position);
  return parting?.seqs.every((seq, index) => positions[index] === seq + 1) === true;
}

interface ChosenProps extends HereTheyPartProps {
  /** Of the two runs. */
  readonly index: 0 | 1;
}

/** The choice at which a run parts, below the one before it. */
export function Chosen({ comparison, parting, index }: ChosenProps) {
  const run = comparison.runs[index] ?? comparison.first;
  return <ChosenBy run={run} letter={letterOf(index)} choices={index === 0 ? parting.own : parting.other} />;
}

interface ChosenByProps {
  readonly run: Workbench;
  readonly letter: string;
  readonly choices: readonly MadeChoice[];
}

function ChosenBy({ run, letter, choices }: ChosenByProps) {
  const reader = useStore(run.run.store, (state) => state.session?.reader);
  const shown = (text: string): string => reader?.shown(text) ?? text;
  const two = choices.slice(0, 2);
  return (
    <div className="chosen">
      <span className="run-letter">{letter}</span>
      {two.map(({ seq, text }) => (
        <code key={seq}>{shown(text)}</code>
      ))}
      <small>{saysOf(two, shown)}</small>
    </div>
  );
}
