import { Maximize2, Minimize2 } from "lucide-react";
import { t } from "../../messages/index.ts";
import { useGraphSplit } from "./graph-split.ts";

interface SplitButtonProps {
  readonly panel: string;
  readonly label: string;
}

/** Gives a panel of the middle all the room, or shares it again. */
export function SplitButton({ panel, label }: SplitButtonProps) {
  const split = useGraphSplit();
  if (split === undefined) return null;
  const isAlone = split.alone === panel;
  const title = isAlone ? t("graph-section.both") : t("graph-section.alone", { label });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={title}
      title={title}
      onClick={() => split.onChange(isAlone ? undefined : panel)}
    >
      {isAlone ? <Minimize2 size={15} aria-hidden="true" /> : <Maximize2 size={15} aria-hidden="true" />}
    </button>
  );
}
