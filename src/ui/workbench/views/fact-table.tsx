import { type ComponentProps, useMemo } from "react";
import type { OptionSchema } from "../../../options/index.ts";
import { type TableRow, withoutContexts } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { type RowAction, TablePanel } from "../../panels/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useShownWitness } from "../moment/index.ts";

/** Few tables are views of their own. */
const TableAtWork = fetchedPart(async () => (await import("../../panels/at-work/index.ts")).TableAtWork);

/** A table of facts with what the execution says about them, what the run before had not found, and what can be done with methods. */
export function FactTable(table: Omit<ComponentProps<typeof TablePanel>, "sightingOf" | "actionOf" | "gained">) {
  const sightingOf = useShownWitness();
  const actionOf = useMethodAction();
  const gained = useWorkbenchState((state) => state.difference?.gained);
  const shown = <TablePanel {...table} sightingOf={sightingOf} actionOf={actionOf} gained={gained} />;
  return table.view.premises === undefined ? (
    shown
  ) : (
    <Fetched fallback={shown}>
      <TableAtWork {...shown.props} />
    </Fetched>
  );
}

/** While methods are chosen by hand for an option, each can be added or taken out where it is listed. */
function useMethodAction(): ((row: TableRow) => RowAction | undefined) | undefined {
  const workbench = useWorkbench();
  const session = useRunState((state) => state.session);
  const options = useWorkbenchState((state) => state.options);
  return useMemo(() => {
    const listing = listingOf(workbench.engine.options);
    const chosen = listing === undefined ? [] : listing.split(String(options[listing.name] ?? ""));
    if (listing === undefined || chosen.length === 0) return undefined;
    return ({ fact }) => {
      const free = session && withoutContexts(session.reader, fact);
      if (free?.kind !== "method") return undefined;
      const { method } = free;
      const isOn = chosen.includes(method);
      const name = t(isOn ? "methods.remove" : "methods.add", { method });
      return { name, isOn, onPress: () => workbench.options.toggleListed(listing.name, method, "") };
    };
  }, [workbench, session, options]);
}

/** The option that is a list of methods, if there is one. */
function listingOf({
  options,
}: OptionSchema): { readonly name: string; split(value: string): readonly string[] } | undefined {
  for (const { name, option } of options) {
    const { control } = option;
    if (control?.kind === "methods") return { name, split: control.split };
  }
  return undefined;
}
