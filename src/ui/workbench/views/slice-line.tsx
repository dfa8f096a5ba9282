import { t } from "../../messages/index.ts";
import type { Automaton } from "./use-automaton.ts";

/** Says what accepting paths through the selection leave out, and shows all or only them. */
export function SliceLine({ slice, isAll, onAll }: Automaton) {
  if (slice === undefined) return null;
  const { name, others } = slice;
  return (
    <p className="slice-line">
      {isAll ? t("slice.off", { name }) : t("slice.on", { name, others })}
      <button type="button" className="link-button" onClick={() => onAll(!isAll)}>
        {isAll ? t("slice.only") : t("slice.all")}
      </button>
    </p>
  );
}
