import { useCallback } from "react";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { placesOfRuns, useLinks, type Workbench } from "../../store/index.ts";
import type { Place } from "../address/index.ts";
import type { Sharing } from "../share/index.ts";
import { frameOf, sharedFiles, shareLink } from "../share/share-link.ts";

/**
 * Shares the link of what is shown. `compared`: the runs that are compared; `show` opens the dialog that offers it, once it
 * was copied.
 */
export function useShare(
  { route }: Place,
  workbench: Workbench,
  compared: readonly Workbench[] | undefined,
  show: (sharing: Sharing) => void,
): () => void {
  const links = useLinks();
  const isOnPage = route.kind === "workbench";
  return useCallback(() => {
    const hash = isOnPage
      ? links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() })
      : route.kind === "compare" && compared !== undefined
        ? links.of({ kind: "compare", link: { ...route.link, ...placesOfRuns(compared) } })
        : location.hash;
    const link = new URL(hash, location.href).href;
    const embedded = isOnPage ? frameOf(link, document.title) : undefined;
    shareLink(link, isOnPage ? sharedFiles(workbench.state) : workbench.state.files).then(
      (done) => {
        if (done.kind === "saved") notify({ kind: "warning", text: () => t("share.tooLong", { count: done.length }) });
        else show({ link, embedded, copied: done.kind });
      },
      () => show({ link, embedded, copied: "manual" }),
    );
  }, [links, isOnPage, workbench, route, compared, show]);
}
