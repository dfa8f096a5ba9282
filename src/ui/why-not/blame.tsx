import { useCallback } from "react";
import type { BlameAnswer, BlamedChange } from "../../engines/index.ts";
import { describe } from "../../kernel/index.ts";
import { Marked, t } from "../messages/index.ts";
import { useAnswer } from "../parts/index.ts";
import { useFeatures, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { TokenText } from "../tokens/index.ts";
import { PerMethod } from "./blame-methods.tsx";
import "./why-not.css";

interface BlameProps {
  readonly fact: string;
  readonly onClose: () => void;
}

/** What lets a fact in: the smallest changes under which it is gone, each applied by a click. */
export function Blame({ fact, onClose }: BlameProps) {
  const workbench = useWorkbench();
  const command = useFeatures().blame?.command ?? "";
  const options = useWorkbenchState((state) => state.options);
  const question = useCallback(() => workbench.ask(command, { ...options, fact }), [workbench, command, options, fact]);
  const reply = useAnswer(question);
  return (
    <section className="why-not" aria-label={t("blame.title")}>
      <div role="status">
        {reply === undefined ? (
          <p>{t("whyNot.asking")}</p>
        ) : reply.ok ? (
          <>
            <Answer answer={reply.value as BlameAnswer} />
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
  const id = isObserved ? "blame.observed" : changes.length === 0 ? "blame.none" : "blame.intro";
  return (
    <>
      <p>
        <Marked text={t(id, { fact })} />
      </p>
      <ul className="absence">
        {changes.map((change) => (
          <Change key={JSON.stringify(change.options)} change={change} />
        ))}
      </ul>
    </>
  );
}

function Change({ change }: { readonly change: BlamedChange }) {
  const workbench = useWorkbench();
  const { options, steps, meetings } = change;
  const apply = (): void => workbench.setOptions({ heap: undefined, selective: undefined, ...options });
  return (
    <li>
      <strong>{changeText(change)}</strong>{" "}
      <button type="button" className="button small" onClick={apply}>
        {t("blame.apply")}
      </button>{" "}
      <span className="absence-note">{t("blame.steps", { ...steps })}</span>
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

function changeText({ options, methods }: BlamedChange): string {
  const context = String(options["context"]);
  const { heap } = options;
  if (methods.length > 0) return t("blame.methods", { context, methods: methods.join(", ") });
  return typeof heap === "number" ? t("blame.heap", { context, heap }) : t("blame.all", { context });
}
