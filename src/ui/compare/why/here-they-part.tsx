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

/** Leads to where the first two runs part. From there on it says what each chose: before, that would be told too early. */
export function HereTheyPart({ comparison, parting }: HereTheyPartProps) {
  const { runs } = comparison;
  const positions = useRuns(runs, ({ state }) => state.position);
  const isReached = parting.seqs.every((seq, index) => (positions[index] ?? 0) > seq);
  const [first, second] = runs;
  return (
    <section className="panel here-they-part" aria-label={t("compare.hereTheyPart")}>
      <SmallButton title={t("compare.hereTheyPartHint")} onClick={() => comparison.part(parting.seqs)}>
        {t("compare.hereTheyPart")}
      </SmallButton>
      {isReached && first !== undefined && second !== undefined ? (
        <dl>
          <Chosen run={first} index={0} choices={parting.own} />
          <Chosen run={second} index={1} choices={parting.other} />
        </dl>
      ) : (
        <p>{t("compare.partLater")}</p>
      )}
    </section>
  );
}

interface ChosenProps {
  readonly run: Workbench;
  readonly index: number;
  readonly choices: readonly MadeChoice[];
}

/** The choice at which a run parts, below the one before it. */
function Chosen({ run, index, choices }: ChosenProps) {
  const reader = useStore(run.run.store, (state) => state.session?.reader);
  const shown = (text: string): string => reader?.shown(text) ?? text;
  const two = choices.slice(0, 2);
  return (
    <>
      <dt className="run-letter">{letterOf(index)}</dt>
      <dd>
        {two.map(({ seq, text }) => (
          <code key={seq}>{shown(text)}</code>
        ))}
        <small>{saysOf(two, shown)}</small>
      </dd>
    </>
  );
}
