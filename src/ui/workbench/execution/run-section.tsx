import { Play, Square } from "lucide-react";
import { memo, useId } from "react";
import { describe } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { LinkButton, SmallButton } from "../../parts/index.ts";
import {
  type ExecutionState,
  fileOfTrace,
  MAX_STEPS,
  traceLines,
  useExecutionState,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";
import { WriteMain } from "../program/index.ts";
import { ObservedToggle } from "./observed-toggle.tsx";
import { statusText } from "./run-status.ts";
import "./run.css";

/** What the program does when it runs: its output, how it ended, and what it reads. */
export function RunSection() {
  const workbench = useWorkbench();
  const status = useExecutionState((state) => state.status);
  const hasRun = useExecutionState((state) => state.program !== undefined);
  const isRunning = status === "running";
  return (
    <PanelSection
      label={t("region.run")}
      className="run"
      actions={
        <>
          <ObservedToggle />
          <LinkButton onClick={() => workbench.showRun(false)}>{t("execution.close")}</LinkButton>
        </>
      }
    >
      <div className="run-bar">
        {isRunning ? (
          <SmallButton onClick={() => workbench.execution.cancel()}>
            <Square size={12} aria-hidden="true" /> {t("execution.cancel")}
          </SmallButton>
        ) : (
          <button type="button" className="button small is-primary" onClick={() => workbench.execute()}>
            <Play size={12} aria-hidden="true" /> {t(hasRun ? "execution.again" : "execution.start")}
          </button>
        )}
        <Status />
      </div>
      <div className="panel-body run-body" tabIndex={0} role="group" aria-label={t("execution.output")}>
        <Output />
      </div>
      <InputField />
    </PanelSection>
  );
}

function Status() {
  const state = useExecutionState((now) => now);
  const workbench = useWorkbench();
  const text = statusText(state);
  const kind = state.result?.exit.kind;
  const isLimit = kind === "step-limit";
  const isBad =
    isLimit || state.status === "failed" || state.status === "lost" || kind === "exception" || kind === "deadlock";
  return (
    <>
      <p className={isBad ? "run-status is-bad" : "run-status"} role="status" aria-label={t("execution.status")}>
        {text}
      </p>
      {isLimit && state.stepLimit < MAX_STEPS ? (
        <LinkButton onClick={() => workbench.execute()}>{t("execution.stepLimitMore")}</LinkButton>
      ) : null}
    </>
  );
}

function Output() {
  const state = useExecutionState((now) => now);
  const workbench = useWorkbench();
  useWorkbenchState((now) => now.files);
  useWorkbenchState((now) => now.options);
  if (state.program === undefined) return <p className="empty">{t("execution.empty")}</p>;
  // The subscriptions above redraw this when either changes.
  const isStale = !workbench.execution.isOf(workbench.executedProgram());
  return (
    <>
      {isStale ? <p className="empty">{t("execution.stale")}</p> : null}
      {state.errors.length > 0 ? <Problems errors={state.errors} /> : <Printed state={state} />}
    </>
  );
}

function Problems({ errors }: Pick<ExecutionState, "errors">) {
  return (
    <ul>
      {errors.map((error) => (
        <li key={JSON.stringify(error)}>
          {describe(error)}
          <WriteMain error={error} />
        </li>
      ))}
    </ul>
  );
}

function Printed({ state }: { readonly state: ExecutionState }) {
  const { output = "", errors = "" } = state.result ?? state.progress ?? {};
  const isOver = state.result !== undefined;
  return (
    <>
      {output === "" && errors === "" && isOver ? <p className="empty">{t("execution.noOutput")}</p> : null}
      {state.result === undefined ? null : <Unknown {...state.result.observed} />}
      <OutputText text={output} />
      {errors === "" ? null : <ErrorText text={errors} />}
    </>
  );
}

/** What the run does not tell of contexts. */
function Unknown({ contexts }: Partial<Pick<NonNullable<ExecutionState["result"]>["observed"], "contexts">>) {
  if (contexts === "too-many") return <p className="empty">{t("observed.manyCalls")}</p>;
  const calls = contexts?.calls.filter(({ site }) => site === undefined).length ?? 0;
  return calls === 0 ? null : <p className="empty">{t("observed.unknown", { calls })}</p>;
}

/** More than this is not drawn: it is not read, and would hold the page up. */
const MAX_CHARACTERS = 60_000;

const OutputText = memo(function OutputText({ text }: { readonly text: string }) {
  if (text === "") return null;
  const hidden = Math.max(0, text.length - MAX_CHARACTERS);
  return (
    <>
      {hidden === 0 ? null : <p className="empty">{t("execution.cut", { count: hidden })}</p>}
      <pre className="run-output">{text.slice(hidden)}</pre>
    </>
  );
});

const ErrorText = memo(function ErrorText({ text }: { readonly text: string }) {
  const workbench = useWorkbench();
  const files = useWorkbenchState((state) => state.files);
  const lines = traceLines(text.slice(-MAX_CHARACTERS));
  return (
    <pre className="run-output is-error">
      {lines.map(({ text: line, place }, index) => {
        const file =
          place &&
          fileOfTrace(
            files.map(({ name }) => name),
            place.file,
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have an order and no other name
          <span key={index}>
            {place === undefined || file === undefined ? (
              line
            ) : (
              <button
                type="button"
                className="trace-link"
                title={t("execution.openLine", { file, line: place.line })}
                onClick={() => workbench.showPlace({ file, line: place.line })}
              >
                {line.trim()}
              </button>
            )}
            {"\n"}
          </span>
        );
      })}
    </pre>
  );
});

function InputField() {
  const workbench = useWorkbench();
  const input = useExecutionState((state) => state.input);
  const id = useId();
  return (
    <div className="run-input">
      <label htmlFor={id}>{t("execution.input")}</label>
      <textarea
        id={id}
        rows={1}
        value={input}
        placeholder={t("execution.inputHint")}
        spellCheck={false}
        onChange={(event) => workbench.execution.setInput(event.target.value)}
      />
    </div>
  );
}
