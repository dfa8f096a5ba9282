import { Table2 } from "lucide-react";
import { methodsWithPrecondition } from "../../../engines/symbolic/page/methods-with-precondition.ts";
import { t } from "../../messages/index.ts";
import { type Choice, Select } from "../../parts/index.ts";
import { type RunOptions, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { MoreOptions } from "./more-options.tsx";
import { BY_RELEVANCY, SymbolicInputsSelect } from "./symbolic-inputs-select.tsx";

const depths = ["", "0", "1", "2", "3", "4", "5", "6"];
const loops = [1, 2, 3, 4, 6, 8, 12];
/** What the engine takes where nobody chose. */
const USUAL_LOOPS = 8;
/** When a reference is initialized. */
const moments = ["use", "access"] as const;
const sizes = [1, 2, 3, 4];
const USUAL_SIZE = 3;

interface SymbolicControlsProps {
  /** Opens the strategies side by side. */
  readonly onStrategies: () => void;
}

/** Which method gets inputs, by which strategy, and where paths are cut. */
export function SymbolicControls({ onStrategies }: SymbolicControlsProps) {
  const workbench = useWorkbench();
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  const { strategy = "separation-logic", depth } = options;
  const methods = methodsWithPrecondition(files);
  const method = options.method ?? methods[0] ?? "";
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      <Select
        name={t("symbolic.options.method")}
        label={t("symbolic.options.methodShort")}
        value={method}
        choices={withPresent(methods, method)}
        onChange={(next) => workbench.setOptions({ method: next, symbolic: whateverTheMethod(options.symbolic) })}
      />
      <Select
        name={t("symbolic.options.strategy")}
        label={t("symbolic.options.strategyShort")}
        value={strategy}
        choices={strategies.map((name) => ({ value: name, text: t(`symbolic.strategy.${name}`) }))}
        onChange={(next) => workbench.setOptions({ strategy: strategyOf(next) })}
      />
      <Select
        name={t("symbolic.options.depth")}
        label={t("symbolic.options.depthShort")}
        value={String(depth ?? "")}
        choices={withPresent(depths, String(depth ?? ""))}
        onChange={(count) =>
          count === "" ? workbench.clearOption("depth") : workbench.setOptions({ depth: Number(count) })
        }
      />
      <Bounds options={options} method={method} />
      <button
        type="button"
        className="icon-button has-line"
        aria-label={t("strategies.open")}
        title={t("strategies.openHint")}
        onClick={onStrategies}
      >
        <Table2 size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The names of one method's inputs say nothing about another's. */
function whateverTheMethod(symbolic: string | undefined): string | undefined {
  return symbolic === BY_RELEVANCY ? symbolic : undefined;
}

/** Bounds that seldom matter. */
function Bounds({ options, method }: { readonly options: RunOptions; readonly method: string }) {
  const workbench = useWorkbench();
  const present = String(options.loops ?? USUAL_LOOPS);
  const size = String(options.size ?? USUAL_SIZE);
  return (
    <MoreOptions>
      <SymbolicInputsSelect options={options} method={method} />
      <Select
        name={t("symbolic.options.initialise")}
        label={t("symbolic.options.initialiseShort")}
        value={options.initialise ?? "use"}
        choices={moments.map((value) => ({ value, text: t(`symbolic.initialise.${value}`) }))}
        onChange={(next) => workbench.setOptions({ initialise: next === "access" ? next : "use" })}
      />
      <Select
        name={t("symbolic.options.loops")}
        label={t("symbolic.options.loopsShort")}
        value={present}
        choices={withPresent(loops.map(String), present)}
        onChange={(count) => workbench.setOptions({ loops: Number(count) })}
      />
      <Select
        name={t("symbolic.options.size")}
        label={t("symbolic.options.sizeShort")}
        value={size}
        choices={withPresent(sizes.map(String), size)}
        onChange={(count) => workbench.setOptions({ size: Number(count) })}
      />
    </MoreOptions>
  );
}

const strategies = ["separation-logic", "lazy", "black-box"] as const;

function strategyOf(value: string): NonNullable<RunOptions["strategy"]> {
  return strategies.find((strategy) => strategy === value) ?? "separation-logic";
}

function withPresent(known: readonly string[], present: string): readonly Choice[] {
  const all = present === "" || known.includes(present) ? known : [...known, present];
  return all.map((value) => ({ value, text: value === "" ? t("symbolic.options.watchedDepth") : value }));
}
