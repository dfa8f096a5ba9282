import { t } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import { useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** Why nothing is marked as observed: a program that came by a link is executed only when the reader wishes. */
export function NotRunNote() {
  const workbench = useWorkbench();
  const isAsked = useSettings((state) => state.observed);
  const hasKeys = useSettings((state) => state.singleKeys);
  const isForeign = useWorkbenchState((state) => state.isForeign);
  if (!isAsked || !isForeign) return null;
  return (
    <p className="library-note" role="status">
      {t("observed.notRun")}
      <LinkButton onClick={() => workbench.execute()}>
        {t(hasKeys ? "execution.startKey" : "execution.start")}
      </LinkButton>
    </p>
  );
}
