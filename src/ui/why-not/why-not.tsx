import { type FormEvent, useCallback, useState } from "react";
import { type WhyNotAnswer, whyNot } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import { absentFrom } from "../../trace/index.ts";
import { Marked, t, translate } from "../messages/index.ts";
import { LinkButton, SmallButton, useAnswer } from "../parts/index.ts";
import { useCapability, useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { TokenText, useShown } from "../tokens/index.ts";
import { AbsenceTree } from "./absence-tree.tsx";
import "./why-not.css";

/** How many absent facts about the selected element are offered. */
const MAX_OFFERED = 8;

/** Asks why a fact is not there: in writing, or about what is selected. */
export function WhyNot({ onClose }: { readonly onClose: () => void }) {
  const engine = useWorkbench().engine.id;
  const [fact, ask] = useState<string>();
  const [written, write] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (written.trim() !== "") ask(written.trim());
  };
  return (
    <section className="why-not" aria-label={t("whyNot.title")}>
      <form onSubmit={submit}>
        <input
          className="fact-input"
          // biome-ignore lint/a11y/noAutofocus: it opens because the reader asked for it
          autoFocus
          aria-label={t("whyNot.fact")}
          placeholder={t("whyNot.placeholder", { example: translate(`${engine}.why-not.fact.example`) })}
          value={written}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
        />
        <button type="submit" className="button small">
          {t("whyNot.ask")}
        </button>
        <LinkButton onClick={onClose}>{t("whyNot.close")}</LinkButton>
      </form>
      <Offered onAsk={ask} />
      <div role="status">{fact === undefined ? null : <Answered key={fact} fact={fact} onAsk={ask} />}</div>
    </section>
  );
}

/** Absent facts about what is selected, or about the run as a whole. */
function Offered({ onAsk }: { readonly onAsk: (fact: string) => void }) {
  const session = useRunState((state) => state.session);
  const element = useWorkbenchState((state) => state.selection?.elements[0]);
  const absent = session === undefined ? [] : absentFrom(session.reader, element);
  const shown = useShown();
  if (absent.length === 0) return null;
  return (
    <ul className="why-not-offered" aria-label={t("whyNot.suggestions")}>
      {absent.slice(0, MAX_OFFERED).map((fact) => (
        <li key={fact}>
          <SmallButton onClick={() => onAsk(fact)}>
            <TokenText text={shown(fact)} />
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}

interface AnsweredProps {
  readonly fact: string;
  readonly onAsk: (fact: string) => void;
}

/** The answer, from a worker of its own. */
function Answered({ fact, onAsk }: AnsweredProps) {
  const workbench = useWorkbench();
  const command = useCapability(whyNot)?.command ?? "";
  const options = useWorkbenchState((state) => state.options);
  const question = useCallback(
    () => workbench.job.ask(command, { ...options, fact }),
    [workbench, command, options, fact],
  );
  const reply = useAnswer(question);
  if (reply === undefined) return <p>{t("whyNot.asking")}</p>;
  if (!reply.ok) return <p className="why-not-problem">{reply.errors.map(describe).join(" ")}</p>;
  const { holds, absence } = reply.value as WhyNotAnswer;
  if (holds || absence === undefined)
    return (
      <p>
        <Marked text={t("whyNot.holds", { fact })} />
      </p>
    );
  return (
    <>
      {reply.isPartial ? <p>{t("whyNot.partial")}</p> : null}
      <AbsenceTree absence={absence} onAsk={onAsk} />
    </>
  );
}
