import { useMemo } from "react";
import { ExplanationPanel } from "../../panels/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { useMoment } from "../moment/index.ts";

/** The present step in words. */
export function ExplanationSection() {
  const workbench = useWorkbench();
  const moment = useMoment();
  const explanation = useMemo(() => moment?.session.reader.explain(moment.position, moment.since), [moment]);
  // A stride may end after the very step that the lesson is about.
  const stop = workbench
    .stops()
    .findLast(({ position }) => moment !== undefined && moment.since < position && position <= moment.position);
  return <ExplanationPanel explanation={explanation} stop={stop?.say} onSelectFact={workbench.selectFact} />;
}
