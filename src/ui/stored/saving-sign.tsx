import type { ReactNode } from "react";
import { t } from "../messages/index.ts";
import { type RecordKind, useRecords, useServices } from "../store/index.ts";
import "./saving-sign.css";

interface SavingSignProps {
  readonly kind: RecordKind;
  readonly name: string;
  /** How what is not kept can be saved by hand. */
  readonly children?: ReactNode;
}

/** Whether what the reader makes is saved. */
export function SavingSign({ kind, name, children }: SavingSignProps) {
  const { answered } = useServices();
  const saving = useRecords((records) => records.saving(kind, name));
  const problem = useRecords((_, state) => state.problem);
  // In a frame the page around it keeps the answers.
  if (answered !== undefined) return null;
  if (saving === "unsaved" && problem !== undefined)
    return (
      <p className="saving-sign is-unsaved" role="alert">
        {t(`storage.${problem}`)} {children}
      </p>
    );
  // Not announced: that all is well is not to be heard after each key.
  return <p className="saving-sign">{t(saving === "saved" ? "storage.saved" : "storage.saving")}</p>;
}
