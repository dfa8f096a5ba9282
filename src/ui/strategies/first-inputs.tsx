import { useMemo } from "react";
import { inputPicture } from "../../engines/symbolic/board.ts";
import type { HeapView } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { HeapPanel } from "../panels/index.ts";
import type { StrategyRow } from "../store/index.ts";
import { rowName } from "./export.ts";

/** As many as fit beside each other. */
const FEW = 6;

/** What the inputs of a strategy look like: the first ones, each with its judgement. */
export function FirstInputs({ row }: { readonly row: StrategyRow }) {
  const { tests } = row.result;
  const name = rowName(row);
  const view = useMemo(
    (): HeapView => ({
      kind: "heap",
      pictures: tests.slice(0, FEW).map((test, index) =>
        inputPicture(test, {
          id: `${name} ${index}`,
          title: t(test.valid ? "strategies.valid" : "strategies.invalid", { number: index + 1 }),
          fact: undefined,
          isNew: false,
        }),
      ),
    }),
    [tests, name],
  );
  return (
    <section aria-label={t("strategies.firstOf", { name })}>
      <h4>{name}</h4>
      {tests.length === 0 ? (
        <p>{t("strategies.noInputs")}</p>
      ) : (
        <HeapPanel
          label={t("strategies.firstOf", { name })}
          view={view}
          selectedFact={undefined}
          onSelectFact={nothing}
        />
      )}
    </section>
  );
}

function nothing(): void {
  // Inputs of other runs have no step to go to.
}
