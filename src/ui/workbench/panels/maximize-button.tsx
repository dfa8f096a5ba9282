import { Maximize2, Minimize2 } from "lucide-react";
import { t } from "../../messages/index.ts";
import { useGraphSplit } from "./graph-split.ts";

interface MaximizeButtonProps {
  readonly label: string;
  readonly isMaximized: boolean;
  readonly onChange: (isMaximized: boolean) => void;
}

/** Gives a panel the whole place, or restores the others. */
export function MaximizeButton({ label, isMaximized, onChange }: MaximizeButtonProps) {
  const title = isMaximized ? t("graph-section.both") : t("graph-section.alone", { label });
  const Icon = isMaximized ? Minimize2 : Maximize2;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={title}
      title={title}
      onClick={() => onChange(!isMaximized)}
    >
      <Icon size={15} aria-hidden="true" />
    </button>
  );
}

interface SplitButtonProps {
  readonly panel: string;
  readonly label: string;
}

/** Maximizes one of several panels of the middle; nothing where there is only one. */
export function SplitButton({ panel, label }: SplitButtonProps) {
  const split = useGraphSplit();
  if (split === undefined) return null;
  return (
    <MaximizeButton
      label={label}
      isMaximized={split.alone === panel}
      onChange={(isAlone) => split.onChange(isAlone ? panel : undefined)}
    />
  );
}
