import { memo, type ReactNode } from "react";
import type { Explanation, InstantiatedRule, Message as MessageData, Seq } from "../../trace/index.ts";
import { Message, type MessageId, t, translate } from "../messages/index.ts";
import { FactButton } from "../parts/index.ts";

interface ExplanationPanelProps {
  readonly explanation: Explanation | undefined;
  /** What the lesson says at this step. */
  readonly stop: string | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

/** The step in words: what happened, why, and what follows from it. */
export const ExplanationPanel = memo(function ExplanationPanel({
  explanation,
  stop,
  onSelectFact,
}: ExplanationPanelProps) {
  const rule = explanation?.rule;
  return (
    <section
      aria-label={t("region.explanation")}
      className={`panel explanation ${rule === undefined ? "" : "has-rule"}`}
    >
      <div className="explanation-parts" tabIndex={0} role="group" aria-label={t("explanation.parts")}>
        <Sentences title="explanation.what" messages={explanation?.what ?? []} empty="explanation.whatEmpty">
          {stop === undefined ? null : (
            <p className="stop-say">
              <span className="stop-word">{t("explanation.stop")}</span> {stop}
            </p>
          )}
        </Sentences>
        <Sentences title="explanation.why" messages={explanation?.why ?? []} empty="explanation.whyEmpty" />
        {rule === undefined ? null : <RuleView rule={rule} onSelectFact={onSelectFact} />}
        <Sentences title="explanation.effect" messages={explanation?.effect ?? []} empty="explanation.effectEmpty" />
      </div>
    </section>
  );
});

interface SentencesProps {
  readonly title: MessageId;
  readonly messages: readonly MessageData[];
  readonly empty: MessageId;
  readonly children?: ReactNode;
}

function Sentences({ title, messages, empty, children }: SentencesProps) {
  return (
    <div>
      <h3>{t(title)}</h3>
      {children}
      {messages.length === 0 ? <p className="empty">{t(empty)}</p> : null}
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have an order and no other name
        <p key={index}>
          <Message message={message} />
        </p>
      ))}
    </div>
  );
}

interface RuleViewProps {
  readonly rule: InstantiatedRule;
  readonly onSelectFact: (fact: Seq) => void;
}

function RuleView({ rule, onSelectFact }: RuleViewProps) {
  return (
    <div>
      <h3>{t("explanation.rule", { name: translate(rule.name) })}</h3>
      <div className="inference">
        <ul aria-label={t("explanation.premises")}>
          {rule.premises.map(({ text, fact }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may use one fact twice
            <li key={index}>
              {fact === undefined ? (
                <span className="side">{text}</span>
              ) : (
                <FactButton fact={fact} onSelect={onSelectFact}>
                  {text}
                </FactButton>
              )}
            </li>
          ))}
        </ul>
        <p>{rule.conclusion}</p>
      </div>
    </div>
  );
}
