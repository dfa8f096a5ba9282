import { X } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { type BlameAnswer, blame, type DrawnFlows } from "../../../engine-kit/index.ts";
import { describe } from "../../../kernel/index.ts";
import { Marked, t } from "../../messages/index.ts";
import { useAnswer } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import { saidOf, showNode, useDrawn } from "../../why-not/index.ts";
import type { Comparison } from "../comparison.ts";
import { useRuns } from "../use-runs.ts";
import type { AskedMerge } from "./asked-merge.ts";
import "./merge-strip.css";

interface MergeStripProps {
  readonly comparison: Comparison;
  /** Of the runs. */
  readonly names: readonly string[];
  readonly asked: AskedMerge;
  readonly onClose: () => void;
}

/** What lets a fact into one run and not into another, drawn on both, in a sentence above them. */
export function MergeStrip({ comparison, names, asked, onClose }: MergeStripProps) {
  const own = comparison.runs[asked.own];
  const other = comparison.runs[asked.other];
  if (own === undefined || other === undefined) return null;
  const called = { own: names[asked.own] ?? "", other: names[asked.other] ?? "" };
  return <Merge comparison={comparison} fact={asked.fact} own={own} other={other} names={called} onClose={onClose} />;
}

interface MergeProps {
  readonly comparison: Comparison;
  readonly fact: string;
  readonly own: Workbench;
  readonly other: Workbench;
  readonly names: RunNames;
  readonly onClose: () => void;
}

interface RunNames {
  readonly own: string;
  readonly other: string;
}

function Merge({ comparison, fact, own, other, names, onClose }: MergeProps) {
  const command = blame.of(comparison.compared.engine.page)?.command ?? "";
  const areReady = useRuns(comparison.runs, isRecorded).every(Boolean);
  const question = useCallback(
    () => own.job.ask(command, { ...own.state.options, fact, against: comparison.written(other) }),
    [own, other, comparison, command, fact],
  );
  const reply = useAnswer(areReady ? question : undefined);
  const answer = reply?.ok === true ? (reply.value as BlameAnswer) : undefined;
  const flows = answer?.changes[0]?.flows;
  const said = useMemo(() => flows && { before: saidOf(flows.before), after: saidOf(flows.after) }, [flows]);
  useDrawn(own, flows?.before, said?.before);
  useDrawn(other, flows?.after, said?.after);
  useAtEnd(comparison, flows !== undefined);
  useEscapeTo(onClose);
  return (
    <section className="merge-strip" aria-label={t("blame.title")}>
      <p role="status">
        {reply === undefined ? (
          t("whyNot.asking")
        ) : reply.ok ? (
          <>
            <Marked text={sentenceOf(reply.value as BlameAnswer, names)} />
            {reply.isPartial ? ` ${t("blame.partial")}` : null}
          </>
        ) : (
          reply.errors.map(describe).join(" ")
        )}
      </p>
      <button
        // biome-ignore lint/a11y/noAutofocus: it opens because the reader asked for it
        autoFocus
        type="button"
        className="icon-button"
        aria-label={t("whyNot.close")}
        title={t("whyNot.close")}
        onClick={onClose}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </section>
  );
}

/** What is drawn belongs to the fixed points: a run that is not there yet goes there. */
function useAtEnd({ runs }: Comparison, isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) for (const run of runs) run.walk.jump(run.length);
  }, [runs, isDrawn]);
}

function isRecorded({ run }: Workbench): boolean {
  const { status, session } = run.store.getState();
  return session !== undefined && status !== "running";
}

function sentenceOf({ fact, isObserved, changes }: BlameAnswer, names: RunNames): string {
  if (isObserved) return t("blame.observed", { fact });
  const [change] = changes;
  if (change === undefined) return t("blame.alsoThere", { fact, other: names.other });
  const { flows, because } = change;
  if (because !== undefined) return `${t("blame.alone", { fact, own: names.own })} ${because}`;
  return `${letIn(fact, flows.before, names)} ${cutOff(flows.after, flows.before.first.carries, names)}`;
}

function letIn(fact: string, { first, second, meeting: [meeting] }: DrawnFlows, { own }: RunNames): string {
  if (meeting === undefined) return t("blame.alone", { fact, own });
  return t("blame.met", { fact, own, first: first.carries, second: second.carries, meeting: showNode(meeting) });
}

function cutOff({ first, cut: [cut] }: DrawnFlows, object: string, { other }: RunNames): string {
  if (cut !== undefined) return t("blame.cut", { other, source: showNode(cut.source), target: showNode(cut.target) });
  return first.nodes.length === 0 ? t("blame.notMade", { other, object }) : t("blame.ends", { other, object });
}

/** Before anything else that Escape would end. */
function useEscapeTo(onClose: () => void): void {
  useLayoutEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=menu], .why-drawer") !== null) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener("keydown", close, { capture: true });
    return () => window.removeEventListener("keydown", close, { capture: true });
  }, [onClose]);
}
