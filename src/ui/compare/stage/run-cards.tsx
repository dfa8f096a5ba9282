import { useStore } from "zustand";
import { t } from "../../messages/index.ts";
import { useIsRoomy } from "../../parts/index.ts";
import { useSettings, useStepSize } from "../../store/index.ts";
import { ExplanationSection } from "../../workbench/index.ts";
import type { Comparison } from "../comparison.ts";
import { letterOf } from "../sides.ts";
import { Chosen, useIsParting } from "../why/here-they-part.tsx";
import type { FirstParting } from "../why/parting.ts";
import type { ComparedSide } from "../why/parting-side.tsx";
import { WithRun } from "./with-run.tsx";

interface RunCardsProps {
  readonly comparison: Comparison;
  readonly sides: readonly ComparedSide[];
  readonly parting: FirstParting | undefined;
}

/** The bands of the runs; where they part in a lecture that has no room for the program, what both chose there. */
export function RunCards({ comparison, sides, parting }: RunCardsProps) {
  const isPresenting = useSettings((state) => state.lecture);
  const isRoomy = useIsRoomy();
  const isParting = useIsParting(comparison, parting);
  if (isPresenting && !isRoomy && isParting && parting !== undefined && sides.length === 2)
    return (
      <section className="parting-band" aria-label={t("region.explanation")}>
        <Chosen comparison={comparison} parting={parting} index={0} />
        <PartingLine comparison={comparison} />
        <Chosen comparison={comparison} parting={parting} index={1} />
      </section>
    );
  return (
    <section className="run-cards" aria-label={t("region.explanation")}>
      {sides.map(({ run, index, name }) => (
        <WithRun key={index} run={run}>
          <ExplanationSection run={t("compare.ofRun", { label: letterOf(index), run: name })} />
        </WithRun>
      ))}
    </section>
  );
}

/** The line of the program at which the runs part. */
function PartingLine({ comparison: { leading } }: Pick<RunCardsProps, "comparison">) {
  const session = useStore(leading.run.store, (state) => state.session);
  const position = useStore(leading.store, (state) => state.position);
  const files = useStore(leading.store, (state) => state.files);
  const size = useStepSize(leading);
  const [at] = session?.reader.statements(position, session.since(position, size)) ?? [];
  const line = at?.start.line ?? 0;
  const text = files
    .find(({ name }) => name === at?.file)
    ?.text.split("\n")
    [line - 1]?.trim();
  return (
    <h2>
      {t("compare.hereTheyPart")}
      {text === undefined ? null : (
        <code>
          {line} {text}
        </code>
      )}
    </h2>
  );
}
