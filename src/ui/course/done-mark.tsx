import { Check } from "lucide-react";
import { t } from "../messages/index.ts";

/** The mark behind the title of a lesson that is done. */
export function DoneMark() {
  return (
    <span className="done-mark" title={t("shell.lessonDone")}>
      <Check size={14} aria-hidden="true" />
      <span className="hidden-visually">{t("shell.lessonDone")}</span>
    </span>
  );
}
