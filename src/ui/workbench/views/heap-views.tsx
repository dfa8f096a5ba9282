import type { HeapView } from "../../../trace/index.ts";
import { HeapPanel, HeapTwin } from "../../panels/index.ts";
import { useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { Twin } from "./twin.tsx";

interface HeapViewsProps {
  readonly label: string;
  readonly view: HeapView;
  /** `drawing`, `table`, or something else: then the table is still there for screen readers. */
  readonly shown: string;
}

/** The drawings of heaps, and their table. */
export function HeapViews({ label, view, shown }: HeapViewsProps) {
  const workbench = useWorkbench();
  const isLarge = useSettings((state) => state.lecture);
  const selectedFact = useWorkbenchState((state) => state.selection?.fact);
  const shared = { label, view, selectedFact, onSelectFact: workbench.inspection.selectFact };
  return (
    <>
      {shown === "drawing" ? <HeapPanel {...shared} isLarge={isLarge} /> : null}
      <Twin isShown={shown === "table"}>
        <HeapTwin {...shared} />
      </Twin>
    </>
  );
}
