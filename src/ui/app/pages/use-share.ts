import { useCallback } from "react";
import { t } from "../../messages/index.ts";
import { notify } from "../../parts/index.ts";
import { placeOfRun, useLinks, type Workbench } from "../../store/index.ts";
import type { Place } from "../address/index.ts";
import { sharedFiles, shareLink } from "../share.ts";

/**
 * Shares the link of what is shown. `compared`: the first of compared runs; `askToCopy` is called where the reader has
 * to copy it.
 */
export function useShare(
  { route }: Place,
  workbench: Workbench,
  compared: Workbench | undefined,
  askToCopy: (link: string) => void,
): () => void {
  const links = useLinks();
  const isOnPage = route.kind === "workbench";
  return useCallback(() => {
    const hash = isOnPage
      ? links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() })
      : route.kind === "compare" && compared !== undefined
        ? links.of({ kind: "compare", link: { ...route.link, ...placeOfRun(compared) } })
        : location.hash;
    const link = new URL(hash, location.href).href;
    shareLink(link, isOnPage ? sharedFiles(workbench.state) : workbench.state.files).then(
      (done) => {
        if (done.kind === "manual") askToCopy(done.link);
        else if (done.kind === "saved")
          notify({ kind: "warning", text: () => t("share.tooLong", { count: done.length }) });
        else if (done.kind === "copied-long")
          notify({ kind: "warning", text: () => t("share.copiedLong", { count: done.length }) });
        else notify({ kind: "success", text: () => t("share.copied") });
      },
      () => askToCopy(link),
    );
  }, [links, isOnPage, workbench, route, compared, askToCopy]);
}
