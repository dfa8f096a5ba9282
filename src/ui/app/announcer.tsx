import { useEffect, useState } from "react";
import { plainText, t } from "../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";

/** Says each step to screen readers, once stepping comes to rest. */
export function Announcer() {
  const workbench = useWorkbench();
  const position = useWorkbenchState((state) => state.position);
  const session = useRunState((state) => state.session);
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      if (session === undefined) return;
      const title = position === 0 ? t("step.start") : plainText(session.reader.title(position - 1));
      const { granularity, isLibraryShown } = workbench.state;
      const walked = session.strides(isLibraryShown);
      const [stride, strides] = [position, workbench.length].map((n) => walked.stridesAt(n, granularity));
      say(t("step.announce", { stride: stride ?? 0, strides: strides ?? 0, title }));
    }, 200);
    return () => clearTimeout(timer);
  }, [position, session, workbench]);
  return (
    <p className="hidden-visually" role="status" aria-live="polite" data-announcer>
      {said}
    </p>
  );
}
