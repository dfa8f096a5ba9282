import { useEffect, useState } from "react";
import type { FollowUp } from "../../../engines/index.ts";
import type { Message } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { requestOptions, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";

/** What a command says about a run, asked for when the run is complete. */
export function FollowUpLine({ followUp }: { readonly followUp: FollowUp }) {
  const workbench = useWorkbench();
  const result = useRunState((state) => (state.status === "running" ? undefined : state.result));
  const options = useWorkbenchState((state) => state.options);
  const [known, setKnown] = useState<{ readonly of: object; readonly messages: readonly Message[] }>();
  useEffect(() => {
    const request =
      result === undefined ? undefined : followUp.request(result, requestOptions(workbench.engine, options));
    if (result === undefined || request === undefined) return;
    let isCurrent = true;
    workbench
      .ask(followUp.command, request)
      .then((reply) => {
        if (isCurrent && reply.ok) setKnown({ of: result, messages: followUp.messages(reply.value) });
      })
      // Without an answer there is no line.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [workbench, followUp, result, options]);
  if (result === undefined || known?.of !== result || known.messages.length === 0) return null;
  return (
    <p className="follow-up" role="status">
      {known.messages.map(({ id, values }) => translate(id, values)).join(" ")}
    </p>
  );
}
