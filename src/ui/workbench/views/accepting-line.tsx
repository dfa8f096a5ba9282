import { t } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import type { Automaton } from "./use-automaton.ts";

/** Says what accepting paths through the selection leave out, and shows all or only them. */
export function AcceptingLine({ slice, isAll, onAll }: Automaton) {
  if (slice === undefined) return null;
  const { name, others } = slice;
  return (
    <p className="accepting-line">
      {isAll ? t("accepting.off", { name }) : t("accepting.on", { name, others })}
      <LinkButton onClick={() => onAll(!isAll)}>{isAll ? t("accepting.only") : t("accepting.all")}</LinkButton>
    </p>
  );
}
