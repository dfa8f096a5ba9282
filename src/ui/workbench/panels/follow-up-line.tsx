import { useMemo } from "react";
import type { FollowUp } from "../../../engine-kit/index.ts";
import { translate } from "../../messages/index.ts";
import { useAnswer } from "../../parts/index.ts";
import { requestOptions, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** What a command says about a run, asked for when the run is complete. */
export function FollowUpLine({ followUp }: { readonly followUp: FollowUp }) {
  const workbench = useWorkbench();
  const result = useRunState((state) => (state.status === "running" ? undefined : state.result));
  const options = useWorkbenchState((state) => state.options);
  const ask = useMemo(() => {
    const request =
      result === undefined ? undefined : followUp.request(result, requestOptions(workbench.engine, options));
    return request === undefined ? undefined : () => workbench.job.ask(followUp.command, request);
  }, [workbench, followUp, result, options]);
  const reply = useAnswer(ask);
  const messages = reply?.ok === true ? followUp.messages(reply.value) : [];
  if (messages.length === 0) return null;
  return (
    <p className="follow-up" role="status">
      {messages.map(({ id, values }) => translate(id, values)).join(" ")}
    </p>
  );
}
