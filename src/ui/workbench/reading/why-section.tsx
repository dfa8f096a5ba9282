import { lazy, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { Replay, Seq } from "../../../trace/index.ts";
import { elementName } from "../../breakpoints/index.ts";
import { t } from "../../messages/index.ts";
import { WhyPanel } from "../../panels/index.ts";
import {
  type ExecutionState,
  useExecutionState,
  useRunState,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";
import { useWitness } from "../moment/index.ts";
import { useEscape } from "./use-escape.ts";

const ReplayDialog = lazy(async () => ({ default: (await import("../../replay/index.ts")).ReplayDialog }));

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
  const files = useWorkbenchState((state) => state.files);
  const fact = selection?.fact;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  const derivation = useMemo(
    () => (fact === undefined ? undefined : session?.reader.why(fact, MAX_DERIVED)),
    [session, version, fact],
  );
  const sourceLine = useCallback(
    (file: string, line: number) =>
      files
        .find(({ name }) => name === file)
        ?.text.split("\n")
        [line - 1]?.trim(),
    [files],
  );
  const jump = useCallback(
    (seq: Seq) => {
      workbench.pause();
      workbench.jump(seq + 1);
    },
    [workbench],
  );
  const witness = useWitness();
  const isRunOver = useExecutionState((state) => isComplete(state));
  const observed = useMemo(() => {
    const sighting = fact === undefined ? undefined : witness?.(fact);
    if (sighting === undefined) return undefined;
    const id = sighting === "observed" ? "observed.whyYes" : isRunOver ? "observed.whyNo" : "observed.whyPartial";
    return { sighting, text: t(id) };
  }, [witness, fact, isRunOver]);
  const openFile = useCallback((file: string, line: number) => workbench.showPlace({ file, line }), [workbench]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer recording may know more
  const replay = useMemo(
    () => (fact === undefined ? undefined : session?.reader.replay?.(fact)),
    [session, version, fact],
  );
  const [replayed, open] = useState<Replay | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    workbench.selectFact(undefined);
    onClose?.();
  }, [workbench, onClose]);
  useEscape(box, fact === undefined ? undefined : close);
  const element = selection?.elements[0];
  const breakpoints = useWorkbenchState((state) => state.breakpoints);
  const watch = useMemo(() => {
    if (element === undefined) return undefined;
    return {
      name: elementName(element, session),
      isOn: breakpoints.some((each) => each.kind === "change" && each.element === element),
      toggle: () => workbench.waypoints.toggle({ kind: "change", element }),
    };
  }, [workbench, session, element, breakpoints]);
  const openReplay = useMemo(() => (replay === undefined ? undefined : () => open(replay)), [replay]);
  return (
    <div ref={box} className="why-box">
      <WhyPanel
        derivation={derivation}
        hasSelection={selection !== undefined}
        latest={session?.latestFact(position)}
        position={position}
        sourceLine={sourceLine}
        onSelectFact={workbench.selectFact}
        onClose={close}
        onJump={jump}
        observed={observed}
        onOpenFile={openFile}
        onReplay={openReplay}
        watch={watch}
      />
      {replayed === undefined || derivation === undefined ? null : (
        <Suspense>
          <ReplayDialog replay={replayed} fact={derivation.text} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the program came to its end, with or without an exception. */
function isComplete({ result }: ExecutionState): boolean {
  const kind = result?.exit.kind;
  return kind === "returned" || kind === "exited" || kind === "exception";
}
