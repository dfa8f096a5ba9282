import { type ReactNode, useMemo } from "react";
import { ServicesContext, useServices, type Workbench } from "../../store/index.ts";
import { RunTokens } from "../../workbench/index.ts";

/** Parts of the workbench inside are about this run. */
export function WithRun({ run, children }: { readonly run: Workbench; readonly children: ReactNode }) {
  const services = useServices();
  const inside = useMemo(() => ({ ...services, workbench: run }), [services, run]);
  return (
    <ServicesContext value={inside}>
      <RunTokens>{children}</RunTokens>
    </ServicesContext>
  );
}
