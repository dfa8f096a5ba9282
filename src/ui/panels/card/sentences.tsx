import type { Explanation, Message } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import type { Room } from "./room.ts";
import { Said } from "./said.tsx";

interface SentencesProps {
  readonly explanation: Explanation | undefined;
  /** What the lesson says at this step. */
  readonly stop: string | undefined;
  /** What the reader wrote down at this step. */
  readonly note?: string | undefined;
  readonly room: Room;
}

/** One paragraph: what happened, why, and what follows. The lesson’s own sentence comes first. */
export function Sentences({ explanation, stop, note, room }: SentencesProps) {
  const { what = [], why = [], effect = [], rule } = explanation ?? {};
  const ruleTexts = rule === undefined ? [] : [rule.conclusion, ...rule.premises.map(({ text }) => text)];
  const followed = changesOf(effect, what, rule?.conclusion);
  const shown = followed.slice(0, room.items);
  const props = { room, ruleTexts };
  return (
    <div className="sentences">
      {stop === undefined ? null : (
        <p className="stop-say">
          <span className="stop-word">{t("explanation.stop")}</span> {stop}
        </p>
      )}
      {note === undefined ? null : (
        <p className="stop-say is-note">
          <span className="stop-word">{t("notes.word")}</span> {note}
        </p>
      )}
      <p>
        {rule === undefined ? null : (
          <span className="rule-before" aria-hidden="true">
            {t("explanation.named", { name: translate(rule.name) })}{" "}
          </span>
        )}
        <b>
          {what.length === 0 ? t("explanation.whatEmpty") : null}
          <Said messages={what} {...props} />
        </b>{" "}
        <Said messages={why} {...props} /> <Said messages={shown} {...props} />
        {shown.length < followed.length
          ? t("explanation.moreSentences", { count: followed.length - shown.length })
          : null}
      </p>
    </div>
  );
}

/** What of the effect is not said by the rule or the first sentence already. */
function changesOf(effect: readonly Message[], what: readonly Message[], conclusion: string | undefined) {
  const said = what.map(({ id, values }) => translate(id, values));
  return effect.filter(({ id, values }) => {
    const text = translate(id, values);
    const bare = text.replaceAll("`", "").replace(/[.。]$/, "");
    return bare !== conclusion && !said.some((sentence) => sentence.includes(text));
  });
}
