import { whatIf } from "../../engine-kit/index.ts";
import { describe } from "../../kernel/index.ts";
import { t, withAsked } from "../messages/index.ts";
import { Fetched, fetchedPart, SmallButton } from "../parts/index.ts";
import { useCapability, useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { TryAgain } from "./coming.tsx";
import { DocumentNotices } from "./document-notices.tsx";
import { Refusal, useIsEarlier } from "./moment/index.ts";
import { Notice } from "./notice.tsx";
import { outcomeText } from "./outcome-text.ts";

const WhatIf = fetchedPart(async () => (await withAsked(import("../what-if/index.ts"))).WhatIf);

interface NoticesProps {
  /** Of compared runs each says in its own column why it ended. */
  readonly areCompared?: boolean;
}

/** What the reader must know about the recording as a whole. Nothing is said when all is well. */
export function Notices({ areCompared = false }: NoticesProps) {
  const workbench = useWorkbench();
  const status = useRunState((state) => state.status);
  const delay = useRunState((state) => state.delay);
  const notFetched = useRunState(({ status, errors }) =>
    status === "failed" ? errors.find(({ kind }) => kind === "not-fetched") : undefined,
  );
  const unready = useRunState((state) => state.unready);
  const outcome = useRunState((state) => state.outcome);
  const steps = useRunState((state) => state.length);
  const isEarlier = useIsEarlier();
  const parts = useCapability(whatIf);
  const isIncomplete = useWorkbenchState((state) => parts !== undefined && Boolean(state.options[parts.option]));
  const message = outcome === undefined || areCompared ? undefined : outcomeText(outcome, steps > 0);
  return (
    <div className="notices">
      {status === "lost" ? (
        <Notice kind="bad" role="alert">
          {t("run.lost")} <SmallButton onClick={() => workbench.job.restart()}>{t("run.restart")}</SmallButton>
        </Notice>
      ) : null}
      {notFetched === undefined ? null : (
        <Notice kind="bad" role="alert">
          {describe(notFetched)} <TryAgain />
        </Notice>
      )}
      {unready === undefined ? null : (
        <Notice kind="bad" role="alert">
          {describe(unready)} {t("run.meanwhile")}{" "}
          <SmallButton onClick={() => workbench.run.prepare()}>{t("fetch.again")}</SmallButton>
        </Notice>
      )}
      {delay === undefined ? null : (
        <Notice kind="bad" role="status">
          {t(`run.${delay}`)}{" "}
          <SmallButton
            onClick={() => {
              workbench.run.dropWorker();
              if (status === "running") workbench.job.restart();
              else workbench.run.prepare();
            }}
          >
            {t("run.restart")}
          </SmallButton>
        </Notice>
      )}
      {isEarlier && notFetched === undefined ? (
        <Notice kind="bad" role="status">
          {t("run.earlier")} <Refusal />
        </Notice>
      ) : null}
      {message === undefined ? null : (
        <Notice kind="bad" role="status">
          {message}
        </Notice>
      )}
      {parts === undefined || !isIncomplete ? null : (
        <Notice kind="bad" role="status">
          <Fetched>
            <WhatIf {...parts} />
          </Fetched>
        </Notice>
      )}
      <DocumentNotices />
    </div>
  );
}
