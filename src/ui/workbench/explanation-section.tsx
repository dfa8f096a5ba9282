import { useCallback, useMemo } from "react";
import type { Seq } from "../../trace/index.ts";
import { ExplanationPanel } from "../panels/index.ts";
import { useWorkbench } from "../store/index.ts";
import { useMoment } from "./use-moment.ts";

/** The present step in words. */
export function ExplanationSection() {
  const workbench = useWorkbench();
  const moment = useMoment();
  const explanation = useMemo(() => moment?.session.reader.explain(moment.position, moment.since), [moment]);
  const select = useCallback((fact: Seq) => workbench.selectFact(fact), [workbench]);
  return <ExplanationPanel explanation={explanation} onSelectFact={select} />;
}
