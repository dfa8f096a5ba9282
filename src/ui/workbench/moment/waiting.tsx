import { t } from "../../messages/index.ts";
import { useRunState } from "../../store/index.ts";
import { Refusal } from "./refusal.tsx";
import "./waiting.css";

/** What stands in a panel while there is no recording: it is on its way, or why there is none. */
export function Waiting({ isShort = false }: { readonly isShort?: boolean }) {
  const isComing = useRunState((state) => state.status === "running" || state.status === "idle");
  if (isComing) return <p className="empty waiting">{t("panel.waiting")}</p>;
  return (
    <div className="empty no-run">
      <p>{t("panel.noRun")}</p>
      {isShort ? null : (
        <p>
          <Refusal />
        </p>
      )}
    </div>
  );
}
