import { useStore } from "zustand";
import { stepOf } from "../../../trace/index.ts";
import type { MadeChoice } from "../../follow/index.ts";
import { t } from "../../messages/index.ts";
import type { Workbench } from "../../store/index.ts";
import { letterOf } from "../sides.ts";

/** A run and its place among the others. */
export interface ComparedSide {
  readonly run: Workbench;
  readonly index: number;
  readonly name: string;
}

interface PartingSideProps {
  readonly side: ComparedSide;
  readonly choices: readonly MadeChoice[];
}

/** What a run chose at these places, and whether it keeps them apart. */
export function PartingSide({ side: { run, index, name }, choices }: PartingSideProps) {
  const reader = useStore(run.run.store, (state) => state.session?.reader);
  const shown = (text: string): string => reader?.shown(text) ?? text;
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
      <p>{saysOf(choices, shown)}</p>
    </div>
  );
}

/** Whether a run keeps apart what it chose for: one context for all, or several. */
export function saysOf(choices: readonly MadeChoice[], shown: (text: string) => string): string {
  const contexts = [...new Set(choices.map(({ chosen }) => shown(chosen)))];
  return contexts.length === 1
    ? t("compare.together", { contexts: contexts.join() })
    : t("compare.apart", { contexts: contexts.join(", ") });
}

/** Leads to a step of a run. */
export function StepLink({ run, seq }: { readonly run: Workbench; readonly seq: number }) {
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
