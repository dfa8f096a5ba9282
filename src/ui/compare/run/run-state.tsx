import { useStore } from "zustand";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { FactButton } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import { TokenText } from "../../tokens/index.ts";
import { Notice, outcomeText, useWhereabouts } from "../../workbench/index.ts";

interface OfRun {
  readonly board: Board;
  readonly run: Workbench;
}

/** What a run does next: what it takes off the agenda, or that it is done and waits for the others. */
export function RunNext({ board, run }: OfRun) {
  const session = useStore(run.run.store, (state) => state.session);
  const isComplete = useStore(run.run.store, (state) => state.status !== "running");
  const position = useStore(run.store, (state) => state.position);
  const { last } = useWhereabouts(run);
  if (session === undefined) return null;
  if (isComplete && position === session.recording.length)
    return <span className="run-done">{t("compare.done", { step: last })}</span>;
  const queue = board.panels.find(({ kind }) => kind === "queue");
  const view = queue === undefined ? undefined : session.reader.view(queue.id, position, position);
  if (view?.kind !== "queue") return null;
  const next = view.itemCount === 0 ? undefined : view.item(0);
  return (
    <span className="run-next">
      {next === undefined ? (
        <span className="run-next-none">{t("compare.nothingNext")}</span>
      ) : (
        <FactButton fact={next.fact} className="chip" title={next.text} onSelect={run.inspection.selectFact}>
          <small>{t("compare.next")}</small> <TokenText text={session.reader.shown(next.text)} isBare />
        </FactButton>
      )}
    </span>
  );
}

/** Why a run ended before its fixed point, in its own column. */
export function RunLimit({ run }: { readonly run: Workbench }) {
  const outcome = useStore(run.run.store, (state) => state.outcome);
  const steps = useStore(run.run.store, (state) => state.length);
  const text = outcome === undefined ? undefined : outcomeText(outcome, steps > 0);
  return text === undefined ? null : (
    <Notice kind="bad" role="status">
      {text}
    </Notice>
  );
}
