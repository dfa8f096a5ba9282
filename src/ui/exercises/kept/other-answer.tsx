import { t } from "../../messages/index.ts";
import { SmallButton } from "../../parts/index.ts";
import { useRecords } from "../../store/index.ts";

interface OtherAnswerProps {
  /** The name of the exercise. */
  readonly id: string;
  readonly question: string;
  readonly given: readonly string[] | undefined;
  readonly onTake: (texts: readonly string[]) => void;
}

/** What another tab has answered to the same question at the same time. */
export function OtherAnswer({ id, question, given, onTake }: OtherAnswerProps) {
  const replaced = useRecords((records) => records.replaced("answers", id)[0]?.value);
  const texts = answerIn(replaced, question);
  if (texts === undefined || texts.join("\n") === given?.join("\n")) return null;
  return (
    <p className="saving-sign" role="status">
      {t("sheet.otherAnswer", { answer: texts.length === 0 ? "∅" : texts.join(", ") })}{" "}
      <SmallButton onClick={() => onTake(texts)}>{t("sheet.takeOther")}</SmallButton>
    </p>
  );
}

function answerIn(given: unknown, question: string): readonly string[] | undefined {
  const answers: unknown = Reflect.get(Object(given), "answers");
  const texts: unknown = Object.hasOwn(Object(answers), question) ? Reflect.get(Object(answers), question) : undefined;
  return Array.isArray(texts) ? texts.map(String) : undefined;
}
