import { useEffect, useState } from "react";
import { atOf } from "../../trace/index.ts";
import { plainText, t } from "../messages/index.ts";
import { useRunState, useWorkbenchState } from "../store/index.ts";

/** Says each step to screen readers, once stepping comes to rest. */
export function Announcer() {
  const position = useWorkbenchState((state) => state.position);
  const session = useRunState((state) => state.session);
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      if (session === undefined) return;
      const title =
        position === 0 ? t("step.start") : session.reader.shown(plainText(session.reader.title(position - 1)));
      const { recording } = session;
      say(t("step.announce", { at: atOf(recording, position), last: recording.stepCount, title }));
    }, 200);
    return () => clearTimeout(timer);
  }, [position, session]);
  return (
    <p className="hidden-visually" role="status" aria-live="polite" data-announcer>
      {said}
    </p>
  );
}
