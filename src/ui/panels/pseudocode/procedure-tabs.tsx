import { useMemo, useRef } from "react";
import type { Procedure } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { Select, TabList, useLevel, useSize } from "../../parts/index.ts";

interface ProcedureTabsProps {
  readonly procedures: readonly Procedure[];
  readonly running: string | undefined;
  readonly shown: string;
  /** The id of the element that shows the procedure. */
  readonly controls: string;
  readonly onOpen: (procedure: string) => void;
}

/** The procedures in one row: the first ones as tabs, those that have no room in a menu behind them. */
export function ProcedureTabs({ procedures, running, shown, controls, onOpen }: ProcedureTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const size = useSize(row);
  // Which procedure runs is no part of this: with a step nothing moves.
  const content = useMemo(() => ({ procedures, size }), [procedures, size]);
  const folded = useLevel(row, content, Math.max(0, procedures.length - 1), isTooWide);
  const names = procedures.map(({ name }) => name);
  const tabs = names.slice(0, names.length - folded);
  const others = names.slice(names.length - folded);
  const isOther = others.includes(shown);
  const choices = others.map((name) => ({ value: name, text: name }));
  return (
    <div ref={row} className="procedure-tabs">
      <TabList
        label={t("pseudocode.procedures")}
        tabs={tabs.map((name) => ({ id: name, text: <TabText name={name} isRunning={name === running} /> }))}
        selected={shown}
        controls={controls}
        onSelect={onOpen}
      />
      {folded === 0 ? null : (
        <Select
          name={t("pseudocode.procedures")}
          label={isOther && shown === running ? "▸" : undefined}
          value={isOther ? shown : ""}
          choices={isOther ? choices : [{ value: "", text: `+${folded}` }, ...choices]}
          onChange={onOpen}
        />
      )}
    </div>
  );
}

function TabText({ name, isRunning }: { readonly name: string; readonly isRunning: boolean }) {
  return (
    <>
      {isRunning ? (
        <span className="running" title={t("pseudocode.running")}>
          <span aria-hidden="true">▸</span>
          <span className="hidden-visually">{t("pseudocode.running")}</span>
        </span>
      ) : null}
      {name}
    </>
  );
}

function isTooWide(row: HTMLElement): boolean {
  return row.scrollWidth > row.clientWidth;
}
