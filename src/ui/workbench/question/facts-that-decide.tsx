import { t } from "../../messages/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { TokenText, useShown } from "../../tokens/index.ts";
import type { DecidingFact } from "./deciding-facts.ts";

interface FactsProps {
  readonly label: string;
  readonly facts: readonly DecidingFact[];
  /** They are of the run on the page: each that holds leads to the step that made it. */
  readonly isHere?: boolean;
}

/** The facts that decide a question, each with whether it holds. */
export function FactsThatDecide({ facts, label, isHere = false }: FactsProps) {
  return (
    <ul className="answer-facts" aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.text} className={fact.step === undefined ? "is-absent" : undefined}>
          <Fact fact={fact} isHere={isHere} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ fact: { text, step }, isHere }: { readonly fact: DecidingFact; readonly isHere: boolean }) {
  const workbench = useWorkbench();
  const shown = useShown();
  const holds = step !== undefined;
  const content = (
    <>
      <span className="answer-mark" aria-hidden="true">
        {holds ? "✓" : "✗"}
      </span>
      <span className="hidden-visually">{t(holds ? "lesson.holds" : "lesson.holdsNot")}</span>
      <span className="answer-fact">
        <TokenText text={shown(text)} />
      </span>
    </>
  );
  if (!holds || !isHere) return <span title={t(holds ? "lesson.holds" : "lesson.holdsNot")}>{content}</span>;
  return (
    <button type="button" title={t("lesson.toStep")} onClick={() => workbench.walk.jump(step + 1)}>
      {content}
    </button>
  );
}
