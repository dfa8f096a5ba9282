import type { RuleCard, RuleSheet, RuleText, Seq } from "../../../trace/index.ts";
import { Marked, plainText, t, translate } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import { RuleLines } from "./inference.tsx";
import { wholeRoom } from "./room.ts";
import "./rule-sheet.css";

interface RuleSheetPanelProps {
  readonly view: RuleSheet;
  readonly onSelectFact: (fact: Seq) => void;
}

/** The rules of an analysis and its definitions: each as in the paper, and beside it what it is in this run. */
export function RuleSheetPanel({ view, onSelectFact }: RuleSheetPanelProps) {
  return (
    <div className="panel-body rule-sheet" tabIndex={0} role="group" aria-label={t("rules.label")}>
      {view.groups.map(({ title, cards }) => (
        <section key={title} aria-label={translate(title)}>
          <h3>{translate(title)}</h3>
          <ul>
            {cards.map((card) => (
              <Card key={card.id} card={card} onSelectFact={onSelectFact} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CardProps {
  readonly card: RuleCard;
  readonly onSelectFact: (fact: Seq) => void;
}

function Card({ card: { name, source, formulas, isCurrent }, onSelectFact }: CardProps) {
  return (
    <li className={isCurrent ? "is-current" : ""} aria-current={isCurrent ? "true" : undefined}>
      <h4>
        <Marked text={plainText(name)} />
      </h4>
      {formulas.map(({ schema, instance, step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={index} className="rule-formula">
          <Lines rule={schema} onSelectFact={onSelectFact} />
          {instance === undefined ? null : (
            <div className="rule-instance">
              <Lines rule={instance} onSelectFact={onSelectFact} />
              {step === undefined ? null : <LinkButton onClick={() => onSelectFact(step)}>{t("rules.why")}</LinkButton>}
            </div>
          )}
        </div>
      ))}
      <p className="rule-source">{plainText(source)}</p>
    </li>
  );
}

function Lines({ rule, onSelectFact }: { readonly rule: RuleText; readonly onSelectFact: (fact: Seq) => void }) {
  return (
    <div className="inference">
      <RuleLines rule={rule} isNew={false} room={wholeRoom} onSelectFact={onSelectFact} />
    </div>
  );
}
