import type { Explanation } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import type { Room } from "./room.ts";
import { Said } from "./said.tsx";

interface SentenceProps {
  readonly explanation: Explanation | undefined;
  readonly stop: string | undefined;
  readonly note?: string | undefined;
  readonly room: Room;
}

/** The one sentence of a step. At a stop the words of the lesson stand there, else the reader’s own note, where there is one. */
export function Sentence({ explanation, stop, note, room }: SentenceProps) {
  const said = stop ?? note;
  const rule = explanation?.rule;
  return (
    <div className="sentences" data-sentence>
      {said === undefined ? (
        <p>
          {rule === undefined ? null : (
            <span className="rule-before" aria-hidden="true">
              {t("explanation.named", { name: translate(rule.name) })}{" "}
            </span>
          )}
          {explanation === undefined ? (
            t("explanation.whatEmpty")
          ) : (
            <Said messages={[explanation.sentence]} room={room} ruleTexts={[]} />
          )}
        </p>
      ) : (
        <p className={stop === undefined ? "stop-say is-note" : "stop-say"}>
          <span className="stop-word">{t(stop === undefined ? "notes.word" : "explanation.stop")}</span> {said}
        </p>
      )}
    </div>
  );
}
