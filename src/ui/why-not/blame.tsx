import { useCallback, useMemo, useState } from "react";
import { type BlameAnswer, type BlamedChange, blame, comparable, execution } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import { type GivenOptions, withOptions } from "../../options/index.ts";
import { labelText, Marked, t } from "../messages/index.ts";
import { SmallButton, useAnswer } from "../parts/index.ts";
import { presetOptions, useCapability, useLinks, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { TokenText } from "../tokens/index.ts";
import { PerMethod } from "./blame-methods.tsx";
import { saidOf } from "./trails-of.ts";
import { useDrawn } from "./use-drawn.ts";
import "./why-not.css";

interface BlameProps {
  readonly fact: string;
  readonly onClose: () => void;
}

/** What lets a fact in: the smallest changes under which it is gone, each applied by a click. */
export function Blame({ fact, onClose }: BlameProps) {
  const workbench = useWorkbench();
  const command = useCapability(blame)?.command ?? "";
  const options = useWorkbenchState((state) => state.options);
  const question = useCallback(
    () => workbench.job.ask(command, { ...options, fact }),
    [workbench, command, options, fact],
  );
  const reply = useAnswer(question);
  return (
    <section className="why-not" aria-label={t("blame.title")}>
      <div role="status">
        {reply === undefined ? (
          <p>{t("whyNot.asking")}</p>
        ) : reply.ok ? (
          <>
            <Answer answer={reply.value as BlameAnswer} />
            {reply.isPartial ? <p>{t("blame.partial")}</p> : null}
            <PerMethod />
          </>
        ) : (
          <p>{reply.errors.map(describe).join(" ")}</p>
        )}
      </div>
      <div>
        <button
          // biome-ignore lint/a11y/noAutofocus: it opens because the reader asked for it
          autoFocus
          type="button"
          className="button small"
          onClick={onClose}
        >
          {t("whyNot.close")}
        </button>
      </div>
    </section>
  );
}

function Answer({ answer: { fact, isObserved, changes } }: { readonly answer: BlameAnswer }) {
  const workbench = useWorkbench();
  const [drawn, draw] = useState(0);
  const flows = changes[drawn]?.flows.before;
  const said = useMemo(() => flows && saidOf(flows), [flows]);
  useDrawn(workbench, flows, said);
  const isRun = useCapability(execution) !== undefined;
  const id = isObserved
    ? "blame.observed"
    : changes.length === 0
      ? "blame.none"
      : isRun
        ? "blame.intro"
        : "blame.introUnrun";
  return (
    <>
      <p>
        <Marked text={t(id, { fact })} />
      </p>
      <ul className="absence">
        {changes.map((change, index) => (
          <Change
            key={JSON.stringify(change.options)}
            fact={fact}
            change={change}
            isDrawn={index === drawn}
            onDraw={() => draw(index === drawn ? -1 : index)}
          />
        ))}
      </ul>
    </>
  );
}

interface ChangeProps {
  readonly fact: string;
  readonly change: BlamedChange;
  /** Its flows are drawn over the graph. */
  readonly isDrawn: boolean;
  readonly onDraw: () => void;
}

function Change({ fact, change, isDrawn, onDraw }: ChangeProps) {
  const workbench = useWorkbench();
  const { options, steps, meetings, because } = change;
  const { link: bothRuns, name } = useBothRuns(fact, options);
  const apply = (): void => workbench.options.set(patchOf(options));
  return (
    <li>
      <strong>{changeText(change, name)}</strong> <SmallButton onClick={apply}>{t("blame.apply")}</SmallButton>{" "}
      <SmallButton aria-pressed={isDrawn} onClick={onDraw}>
        {t("blame.draw")}
      </SmallButton>{" "}
      {bothRuns === undefined ? null : <a href={bothRuns}>{t("blame.bothRuns")}</a>}{" "}
      <span className="absence-note">{t("blame.steps", { ...steps })}</span>
      {because === undefined ? null : <p>{because}</p>}
      {meetings.map(({ method, parameter, calls }) => (
        <div key={`${method} ${parameter}`}>
          {t("blame.meeting", { method, parameter })}
          <ul>
            {calls.map(({ call, brings }) => (
              <li key={call}>
                <TokenText text={t("blame.brings", { call, objects: brings.join(", ") })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

/** Where this run and the one under the change are side by side, with the flows of the fact in both, and how the other is called. */
function useBothRuns(fact: string, change: GivenOptions): { readonly link?: string; readonly name?: string } {
  const workbench = useWorkbench();
  const links = useLinks();
  const comparison = useCapability(comparable);
  if (comparison === undefined) return {};
  const { engine } = workbench;
  const { example, files, document, options } = workbench.link();
  const base = presetOptions(engine, workbench.lesson(example));
  const changed = withOptions(engine.options, options, patchOf(change));
  const runs = [options, changed].map((run) => comparison.write(run, base));
  const program = {
    ...(example === undefined ? {} : { example }),
    ...(files === undefined ? {} : { files }),
    ...(document === undefined ? {} : { document }),
  };
  const [, labels] = comparison.names([options, changed]);
  return {
    link: links.of({ kind: "compare", link: { ...program, runs, blame: fact } }),
    ...(labels === undefined ? {} : { name: labels.map(labelText).join(" ") }),
  };
}

/** Other contexts bring their own heap contexts, for all methods or for those that the change names. */
function patchOf(change: GivenOptions): GivenOptions {
  return change["context"] === undefined ? change : { heap: undefined, selective: undefined, ...change };
}

function changeText({ options, methods }: BlamedChange, name = ""): string {
  const { context, heap } = options;
  if (typeof context !== "string") return t("blame.all", { context: name });
  if (methods.length > 0) return t("blame.methods", { context, methods: methods.join(", ") });
  return typeof heap === "number" ? t("blame.heap", { context, heap }) : t("blame.all", { context });
}
