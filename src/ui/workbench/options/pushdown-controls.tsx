import { semiringOf, semirings, withSemiring } from "../../../engines/pushdown/page/semiring-line.ts";
import { t } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { LimitSelect, OrderSelect } from "./option-controls.tsx";

/** Which way to saturate, and with which weights. The semiring stands in the text itself. */
export function PushdownControls() {
  const workbench = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const file = useWorkbenchState((state) => state.files[0]);
  const semiring = semiringOf(file?.text ?? "");
  return (
    <div className="option-controls" role="group" aria-label={t("options.label")}>
      <Select
        name={t("pushdown.options.direction")}
        label={t("pushdown.options.directionShort")}
        value={options.direction ?? "post"}
        choices={[
          { value: "post", text: "post*" },
          { value: "pre", text: "pre*" },
        ]}
        onChange={(direction) => workbench.setOptions({ direction: direction === "pre" ? "pre" : "post" })}
      />
      <Select
        name={t("pushdown.options.semiring")}
        label={t("pushdown.options.semiring")}
        value={semiring}
        choices={[...new Set([...semirings, semiring])].map((value) => ({ value, text: value }))}
        onChange={(name) => {
          if (file !== undefined) workbench.edit(file.name, withSemiring(file.text, name));
        }}
      />
      <OrderSelect value={options.order} choices={["fifo", "lifo"]} />
      <LimitSelect value={options.maxSteps} />
    </div>
  );
}
