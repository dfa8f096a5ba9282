import type { ReactNode } from "react";
import { t } from "../messages/index.ts";
import { LinkButton } from "../parts/index.ts";

interface ToldProps {
  readonly text: string;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** Why there is no question, and ways out. */
export function Told({ text, onLeave, children }: ToldProps) {
  return (
    <div className="question-foot">
      <p role="status">{text}</p>
      {children}
      <LinkButton onClick={onLeave}>{t("sheet.leave")}</LinkButton>
    </div>
  );
}
