import { t } from "../../messages/index.ts";
import { useRunState } from "../../store/index.ts";

/** What stands in a panel while there is no recording. */
export function Waiting() {
  const isComing = useRunState((state) => state.status === "running" || state.status === "idle");
  return <p className="empty">{t(isComing ? "panel.waiting" : "panel.noRecording")}</p>;
}
