import { type ComponentProps, useCallback } from "react";
import type { TableRow } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { type RowAction, TablePanel } from "../../panels/index.ts";
import { selectiveKind, splitSelective, useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useShownWitness } from "../moment/index.ts";

interface FactTableProps extends Omit<ComponentProps<typeof TablePanel>, "sightingOf" | "actionOf"> {
  /** Its rows are methods: they can be chosen for contexts. */
  readonly isOfMethods?: boolean;
}

/** A table of facts with what the execution says about them, and with what can be done with methods. */
export function FactTable({ isOfMethods = false, ...table }: FactTableProps) {
  const sightingOf = useShownWitness();
  const actionOf = useMethodAction();
  return <TablePanel {...table} sightingOf={sightingOf} actionOf={isOfMethods ? actionOf : undefined} />;
}

/** While methods are chosen by hand, each can be added or taken out where it is listed. */
function useMethodAction(): ((row: TableRow) => RowAction | undefined) | undefined {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const selective = useWorkbenchState((state) => state.options.selective);
  const actionOf = useCallback(
    ({ fact }: TableRow): RowAction | undefined => {
      const free = session?.reader.withoutContexts(fact);
      if (free?.kind !== "method") return undefined;
      const { method } = free;
      const isOn = splitSelective(selective ?? "").includes(method);
      const name = t(isOn ? "selective.remove" : "selective.add", { method });
      return { name, isOn, onPress: () => workbench.toggleSelected(method) };
    },
    [workbench, session, selective],
  );
  return selectiveKind({ ...(selective === undefined ? {} : { selective }) }) === "chosen" ? actionOf : undefined;
}
