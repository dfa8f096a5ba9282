import { type LinkMode, linkModes } from "../follow/index.ts";
import { t } from "../messages/index.ts";
import { Select, Toggle, useMedia } from "../parts/index.ts";
import type { Comparison } from "./comparison.ts";
import { sideName } from "./sides.ts";

interface SteeringProps {
  readonly comparison: Comparison;
  readonly lead: number;
  readonly onLead: (lead: number) => void;
  readonly mode: LinkMode;
  readonly onMode: (mode: LinkMode) => void;
  readonly areViewsLinked: boolean;
  readonly onViewsLinked: (areLinked: boolean) => void;
}

/** Which run the step bar moves, how the others follow, and whether all look at the same place. */
export function Steering(props: SteeringProps) {
  // Above a narrow stage the header has no room for more.
  const isNarrow = useMedia("(max-width: 1099px)");
  const { comparison, lead, onLead, mode, onMode, areViewsLinked, onViewsLinked } = props;
  return (
    <>
      <Select
        name={t("compare.lead")}
        label={t("compare.lead")}
        value={String(lead)}
        choices={comparison.runs.map((_, index) => ({ value: String(index), text: sideName(index) }))}
        onChange={(value) => {
          comparison.lead = Number(value);
          onLead(comparison.lead);
        }}
      />
      <Select
        name={t("compare.link")}
        label={t("compare.link")}
        value={mode}
        choices={linkModes.map((value) => ({ value, text: t(`compare.link.${value}`) }))}
        onChange={(value) => {
          comparison.mode = linkModes.find((known) => known === value) ?? "free";
          onMode(comparison.mode);
          comparison.follow();
        }}
      />
      {isNarrow ? null : (
        <Toggle
          isOn={areViewsLinked}
          title={t("compare.viewsLinkedHint")}
          onPress={() => onViewsLinked(!areViewsLinked)}
        >
          {t("compare.viewsLinked")}
        </Toggle>
      )}
    </>
  );
}
