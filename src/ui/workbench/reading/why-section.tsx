import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { blame, whyNot } from "../../../engine-kit/index.ts";
import type { Replay, Seq } from "../../../trace/index.ts";
import { elementName } from "../../breakpoints/index.ts";
import { t, withAsked } from "../../messages/index.ts";
import { PanelSection, useEscape, WhyPanel } from "../../panels/index.ts";
import { Fetched, fetchedPart, LinkButton } from "../../parts/index.ts";
import {
  type ExecutionState,
  type Session,
  useCapability,
  useExecutionState,
  useRunState,
  useStepNumbers,
  useWorkbench,
  useWorkbenchState,
  whyAhead,
} from "../../store/index.ts";
import { useWitness, Waiting } from "../moment/index.ts";

const ReplayDialog = fetchedPart(async () => (await withAsked(import("../../replay/index.ts"))).ReplayDialog);

const Blame = fetchedPart(async () => (await withAsked(import("../../why-not/index.ts"))).Blame);
const WhyNot = fetchedPart(async () => (await withAsked(import("../../why-not/index.ts"))).WhyNot);

/** A derivation on the screen has at most this many facts; the rest is one click away. */
const MAX_DERIVED = 60;

interface WhySectionProps {
  /** Called when the reader has closed it. */
  readonly onClose?: (() => void) | undefined;
}

/** The proof of what is selected. */
export function WhySection({ onClose }: WhySectionProps) {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const version = useRunState((state) => state.version);
  const position = useWorkbenchState((state) => state.position);
  const selection = useWorkbenchState((state) => state.selection);
  const fact = selection?.fact;
  // A fact that comes later is told as of its step.
  const at = Math.max(position, (fact ?? 0) + 1);
  const { ways, way, chooseWay } = useWays(session, fact, at, version);
  const derivation = useDerivation(session, fact, at, version, ways > 1 ? way : undefined);
  const sourceLine = useSourceLine();
  const steps = useStepNumbers();
  const { jump, ahead } = useMoves();
  const observed = useObserved(fact);
  const openFile = useCallback((file: string, line: number) => workbench.showPlace({ file, line }), [workbench]);
  const [replayed, open] = useState<Replay | undefined>(undefined);
  const openReplay = useReplay(session, fact, at, version, open);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    workbench.inspection.selectFact(undefined);
    onClose?.();
  }, [workbench, onClose]);
  useEscape(box, fact === undefined ? undefined : close);
  const watch = useWatch(session, selection?.elements[0]);
  const [asked, ask] = useState<OtherQuestion>();
  if (session === undefined)
    return (
      <Room>
        <Waiting />
      </Room>
    );
  if (asked === "whyNot" || (asked === "blame" && derivation !== undefined))
    return (
      <Room title={t(`${asked}.title`)}>
        <Fetched>
          {asked === "whyNot" ? (
            <WhyNot onClose={() => ask(undefined)} />
          ) : (
            <Blame fact={derivation?.text ?? ""} onClose={() => ask(undefined)} />
          )}
        </Fetched>
      </Room>
    );
  return (
    <div ref={box} className="why-box">
      <WhyPanel
        steps={steps}
        derivation={derivation}
        hasSelection={selection !== undefined}
        latest={session?.latestFact(position)}
        onAhead={ahead}
        position={position}
        sourceLine={sourceLine}
        onSelectFact={workbench.inspection.selectFact}
        onClose={close}
        onJump={jump}
        observed={observed}
        onOpenFile={openFile}
        onReplay={openReplay}
        watch={watch}
        ways={ways}
        way={way}
        onWay={chooseWay}
      >
        <OtherQuestions fact={derivation?.text} onAsk={ask} />
      </WhyPanel>
      {replayed === undefined || derivation === undefined ? null : (
        <Fetched onFailure={() => open(undefined)}>
          <ReplayDialog replay={replayed} fact={derivation.text} onClose={() => open(undefined)} />
        </Fetched>
      )}
    </div>
  );
}

/** Ways to the step that made a fact, and to the next one that makes one. */
function useMoves() {
  const workbench = useWorkbench();
  return useMemo(
    () => ({
      jump: (seq: Seq) => {
        workbench.walk.pause();
        workbench.walk.jumpTo(seq);
      },
      ahead: () => {
        whyAhead(workbench);
      },
    }),
    [workbench],
  );
}

/** What stands where the proof would. */
function Room({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className="why-box">
      <PanelSection label={t("region.why")} className="why" title={title}>
        <div className="panel-body why-body">{children}</div>
      </PanelSection>
    </div>
  );
}

/** What else is asked about facts: why one is not there, and which choice is to blame for one. */
type OtherQuestion = "whyNot" | "blame";

interface OtherQuestionsProps {
  /** The text of the fact whose proof is shown. */
  readonly fact: string | undefined;
  readonly onAsk: (question: OtherQuestion) => void;
}

/** The ways to what else the engine can answer. */
function OtherQuestions({ fact, onAsk }: OtherQuestionsProps) {
  const blamed = useCapability(blame);
  const absence = useCapability(whyNot);
  return (
    <p className="why-ways">
      {fact === undefined || blamed?.isFor(fact) !== true ? null : (
        <LinkButton onClick={() => onAsk("blame")}>{t("blame.open")}</LinkButton>
      )}
      {absence === undefined ? null : <LinkButton onClick={() => onAsk("whyNot")}>{t("whyNot.open")}</LinkButton>}
    </p>
  );
}

/** A proof of a fact as it is at a position; undefined where there is none. */
function useDerivation(
  session: Session | undefined,
  fact: Seq | undefined,
  at: number,
  version: number,
  way: number | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  return useMemo(
    () => (fact === undefined ? undefined : session?.reader.why(fact, MAX_DERIVED, way, at)),
    [session, version, fact, at, way],
  );
}

/** The text of a line of the program. */
function useSourceLine() {
  const files = useWorkbenchState((state) => state.files);
  return useCallback(
    (file: string, line: number) =>
      files
        .find(({ name }) => name === file)
        ?.text.split("\n")
        [line - 1]?.trim(),
    [files],
  );
}

/** Whether the execution of the program has shown a fact, in words. */
function useObserved(fact: Seq | undefined) {
  const witness = useWitness();
  const isRunOver = useExecutionState((state) => isComplete(state));
  return useMemo(() => {
    const sighting = fact === undefined ? undefined : witness?.(fact);
    if (sighting === undefined) return undefined;
    const id = sighting === "observed" ? "observed.whyYes" : isRunOver ? "observed.whyNo" : "observed.whyPartial";
    return { sighting, text: t(id) };
  }, [witness, fact, isRunOver]);
}

/** Opens the run of a pushdown system that shows how a fact comes about; undefined where it has none. */
function useReplay(
  session: Session | undefined,
  fact: Seq | undefined,
  at: number,
  version: number,
  open: (replay: Replay) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  const replay = useMemo(
    () => (fact === undefined ? undefined : session?.reader.replay?.(fact, at)),
    [session, version, fact, at],
  );
  return useMemo(() => (replay === undefined ? undefined : () => open(replay)), [replay, open]);
}

/** The breakpoint at changes of an element. */
function useWatch(session: Session | undefined, element: string | undefined) {
  const workbench = useWorkbench();
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  return useMemo(() => {
    if (element === undefined) return undefined;
    return {
      name: elementName(element, session),
      isOn: breakpoints.some((each) => each.kind === "change" && each.element === element),
      toggle: () => workbench.waypoints.toggle({ kind: "change", element }),
    };
  }, [workbench, session, element, breakpoints]);
}

/** The derivations of a fact that are there at a position, the shortest first, and which of them is shown. */
function useWays(session: Session | undefined, fact: Seq | undefined, at: number, version: number) {
  const [chosen, choose] = useState<{ readonly fact: Seq | undefined; readonly way: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  const ways = useMemo(
    () => (fact === undefined ? 0 : (session?.reader.ways(fact, at) ?? 0)),
    [session, version, fact, at],
  );
  const way = chosen !== undefined && chosen.fact === fact ? Math.min(chosen.way, ways - 1) : 0;
  const chooseWay = useCallback((next: number) => choose({ fact, way: next }), [fact]);
  return { ways, way, chooseWay };
}

/** Whether the program came to its end, with or without an exception. */
function isComplete({ result }: ExecutionState): boolean {
  const kind = result?.exit.kind;
  return kind === "returned" || kind === "exited" || kind === "exception";
}
