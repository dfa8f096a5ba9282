import { useEffect, useState } from "react";
import type { Restriction } from "../../../session/protocol.ts";
import { testsOf, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { restrictionText } from "../../strategies/index.ts";
import { depthIn } from "./save-tests.ts";

/** What is saved by having only some inputs symbolic: asked for when the run is complete. */
export function RestrictionLine() {
  const workbench = useWorkbench();
  const result = useRunState((state) => (state.status === "running" ? undefined : state.result));
  const isRestricted = useWorkbenchState((state) => (state.options.symbolic ?? "") !== "");
  const [known, setKnown] = useState<{ readonly of: unknown; readonly restriction: Restriction | undefined }>();
  useEffect(() => {
    if (!isRestricted || result === undefined) return;
    let isCurrent = true;
    const { files, options } = testsOf(workbench);
    workbench.strategies
      .restriction({ files, options: { ...options, ...depthIn(result) } })
      .then((restriction) => {
        if (isCurrent) setKnown({ of: result, restriction });
      })
      // Without figures there is no line.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [workbench, isRestricted, result]);
  if (!isRestricted || known?.of !== result || known?.restriction === undefined) return null;
  return (
    <p className="restriction-line" role="status">
      {restrictionText(known.restriction)}
    </p>
  );
}
