import type { GraphModel } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { LinkButton, Select } from "../../parts/index.ts";
import type { SliceChoice } from "../../store/index.ts";
import type { ShownSlice } from "./use-slice.ts";
import "./slice.css";

interface SliceBarProps {
  readonly model: GraphModel;
  readonly shown: ShownSlice;
  /** A part of it is drawn, of which other counts are told. */
  readonly isPart: boolean;
}

/** Which part of a graph is drawn, and how much that is. Nothing where a graph has no slices. */
export function SliceBar({ model, shown, isPart }: SliceBarProps) {
  const { goals } = model;
  const { choice, slice, choose } = shown;
  if (goals === undefined || goals.nodes.length === 0) return null;
  return (
    <div className="slice-bar" role="group" aria-label={t("slice.label")}>
      <Select
        name={t("slice.which")}
        label={t("slice.of")}
        value={choice.kind === "goal" ? choice.node : choice.kind}
        choices={[
          { value: "all", text: t("slice.all") },
          { value: "lines", text: t("slice.lines") },
          ...namesOf(model).map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(value) => choose(choiceOf(value))}
      />
      {choice.kind === "lines" ? (
        <input
          className="slice-lines"
          aria-label={t("slice.lines-label")}
          placeholder={t("slice.lines-hint")}
          value={choice.lines}
          onChange={(event) => choose({ kind: "lines", lines: event.target.value })}
        />
      ) : null}
      {slice === undefined ? null : (
        <>
          {isPart ? null : <span className="slice-counts">{sliceCounts(model, shown)}</span>}
          <LinkButton onClick={() => choose({ kind: "all" })}>{t("slice.show-all")}</LinkButton>
        </>
      )}
    </div>
  );
}

/** "20 of 37 nodes" */
export function sliceCounts({ nodes }: GraphModel, { slice }: ShownSlice): string {
  return t("slice.counts", { shown: slice?.nodes.size ?? nodes.length, total: nodes.length });
}

function choiceOf(value: string): SliceChoice {
  if (value === "all") return { kind: "all" };
  return value === "lines" ? { kind: "lines", lines: "" } : { kind: "goal", node: value };
}

/** The goals by name, with their methods where several have the same. */
function namesOf({ goals, nodes, groups }: GraphModel): readonly { readonly id: string; readonly name: string }[] {
  const found = (goals?.nodes ?? []).flatMap((goal) => nodes.filter(({ id }) => id === goal));
  return found.map(({ id, label, group }) => {
    const isAlone = found.filter((other) => other.label === label).length === 1;
    const method = groups.find((each) => each.id === group)?.label ?? "";
    return { id, name: isAlone ? label : t("slice.name-in", { name: label, method }) };
  });
}
