import { t } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";

const rounds = [3, 6, 10, 20];
const disjuncts = [64, 512, 5_000, 50_000];
/** What the engine takes where nobody chose. */
const USUAL_ROUNDS = 6;
const usualDisjuncts = { paper: 5_000, canonical: 512 } as const;

/** How Algorithm 1 is read, and where it is cut. */
export function SeparationControls() {
  const workbench = useWorkbench();
  const { reading = "canonical", maxIterations, maxDisjuncts } = useWorkbenchState((state) => state.options);
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      <Select
        name={t("separation.options.reading")}
        label={t("separation.options.readingShort")}
        value={reading}
        choices={[
          { value: "paper", text: t("separation.options.paper") },
          { value: "canonical", text: t("separation.options.canonical") },
        ]}
        onChange={(next) => workbench.setOptions({ reading: next === "paper" ? "paper" : "canonical" })}
      />
      <Select
        name={t("separation.options.rounds")}
        label={t("separation.options.roundsShort")}
        value={String(maxIterations ?? USUAL_ROUNDS)}
        choices={countChoices(rounds, maxIterations)}
        onChange={(count) => workbench.setOptions({ maxIterations: Number(count) })}
      />
      <Select
        name={t("separation.options.disjuncts")}
        label={t("separation.options.disjunctsShort")}
        value={String(maxDisjuncts ?? usualDisjuncts[reading])}
        choices={countChoices(disjuncts, maxDisjuncts)}
        onChange={(count) => workbench.setOptions({ maxDisjuncts: Number(count) })}
      />
    </div>
  );
}

function countChoices(known: readonly number[], present: number | undefined) {
  const counts = present === undefined || known.includes(present) ? known : [...known, present];
  return counts.map((count) => ({ value: String(count), text: String(count) }));
}
