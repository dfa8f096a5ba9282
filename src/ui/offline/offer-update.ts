import type { StoreApi } from "zustand/vanilla";
import { t } from "../messages/index.ts";
import { notify } from "../parts/index.ts";
import type { Settings } from "../store/index.ts";

/** Offers a newer build of the page; not before a lecture is over. */
export function offerUpdate(
  settings: Pick<StoreApi<Pick<Settings, "lecture">>, "getState" | "subscribe">,
  update: () => void,
): void {
  const offer = (): void =>
    notify({
      text: () => t("offline.update"),
      id: "update",
      duration: Number.POSITIVE_INFINITY,
      action: { label: () => t("offline.updateNow"), onClick: update },
    });
  if (!settings.getState().lecture) {
    offer();
    return;
  }
  const stop = settings.subscribe(({ lecture }) => {
    if (lecture) return;
    stop();
    offer();
  });
}
