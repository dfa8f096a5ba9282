import { useState } from "react";
import type { Absence, Attempt } from "../../engine-kit/index.ts";
import { factNamed, findFact } from "../../trace/index.ts";
import { t, translate } from "../messages/index.ts";
import { LinkButton } from "../parts/index.ts";
import { useRunState, useWorkbench } from "../store/index.ts";
import { TokenText, useShown } from "../tokens/index.ts";

interface TreeProps {
  readonly absence: Absence;
  /** Asks about a fact of its own. */
  readonly onAsk: (fact: string) => void;
}

/** From here on what a fact lacks is folded. */
const OPEN_LEVELS = 3;

/** What is missing, and below it for each rule what is there, and what is not. */
export function AbsenceTree({ absence, onAsk }: TreeProps) {
  return (
    <ul className="absence">
      <Missing absence={absence} onAsk={onAsk} level={0} />
    </ul>
  );
}

interface MissingProps extends TreeProps {
  readonly level: number;
}

function Missing({ absence, onAsk, level }: MissingProps) {
  const { fact, attempts, isAbove, isCut } = absence;
  const [isOpen, open] = useState(level < OPEN_LEVELS);
  const shown = useShown();
  return (
    <li>
      <span className="absence-fact">
        {attempts.length === 0 ? null : (
          <button
            type="button"
            className="twist"
            aria-expanded={isOpen}
            aria-label={t("whyNot.lacks", { fact })}
            onClick={() => open(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span>
          </button>
        )}
        <span className="absence-mark" aria-hidden="true">
          ✗
        </span>
        <span className="hidden-visually">{t("whyNot.lacks", { fact: "" })}</span>
        <strong>
          <TokenText text={shown(fact)} />
        </strong>
        {isAbove === true ? <em>{t("whyNot.above")}</em> : null}
        {isCut === true ? (
          <LinkButton aria-label={t("whyNot.again", { fact })} onClick={() => onAsk(fact)}>
            {t("whyNot.cut")}
          </LinkButton>
        ) : null}
      </span>
      {attempts.length === 0 && isAbove !== true && isCut !== true ? <em>{t("whyNot.none")}</em> : null}
      {isOpen && attempts.length > 0 ? (
        <ul>
          {attempts.map((attempt, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and no other name
            <Tried key={place} attempt={attempt} onAsk={onAsk} level={level} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface TriedProps {
  readonly attempt: Attempt;
  readonly onAsk: (fact: string) => void;
  readonly level: number;
}

/** A rule that could give the fact. */
function Tried({ attempt, onAsk, level }: TriedProps) {
  const workbench = useWorkbench();
  const { rule, at, holds, lacks, but } = attempt;
  const shown = useShown();
  const name = translate(rule.includes(".") ? rule : `${workbench.engine.id}.rule.${rule}`);
  return (
    <li>
      {at === undefined ? (
        <span className="rule-name">{name}</span>
      ) : (
        <LinkButton onClick={() => workbench.showPlace(at)}>
          {t("whyNot.attempt", { rule: name, line: at.line })}
        </LinkButton>
      )}
      <ul>
        {holds.map((fact) => (
          <There key={fact} fact={fact} />
        ))}
        {but === undefined ? null : (
          <li className="absence-fact">
            <span className="absence-mark" aria-hidden="true">
              ≠
            </span>
            <span className="hidden-visually">{t("whyNot.instead", { fact: "" })}</span>
            <span className="absence-text">
              <TokenText text={shown(but)} />
            </span>
          </li>
        )}
        {lacks === undefined ? null : <Missing absence={lacks} onAsk={onAsk} level={level + 1} />}
      </ul>
    </li>
  );
}

/** A premise that is there: it leads to its step. */
function There({ fact }: { readonly fact: string }) {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const shown = useShown();
  const step = session === undefined ? undefined : (factNamed(session.reader, fact) ?? findFact(session, fact));
  return (
    <li className="absence-fact">
      <span className="absence-mark" aria-hidden="true">
        ✓
      </span>
      <span className="hidden-visually">{t("whyNot.there", { fact: "" })}</span>
      {step === undefined ? (
        <span className="absence-text">
          <TokenText text={shown(fact)} />
        </span>
      ) : (
        <button type="button" className="fact" onClick={() => workbench.inspection.selectFact(step)}>
          <TokenText text={shown(fact)} />
        </button>
      )}
    </li>
  );
}
