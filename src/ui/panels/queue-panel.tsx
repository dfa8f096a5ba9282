import { memo } from "react";
import type { QueueItem, QueueView, Seq } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { FactButton, moveAmongFacts } from "../parts/index.ts";
import type { Selection } from "../store/index.ts";

interface QueuePanelProps {
  readonly label: string;
  readonly view: QueueView;
  readonly empty: string;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

const MAX_CHIPS = 80;

/** An agenda as chips, next first; what was just taken stands before it, dashed. */
export const QueuePanel = memo(function QueuePanel({ label, view, empty, selection, onSelectFact }: QueuePanelProps) {
  const shown = Array.from({ length: Math.min(view.itemCount, MAX_CHIPS) }, (_, index) => view.item(index));
  return (
    <div className="panel-body queue-body" role="group" aria-label={label} onKeyDown={moveAmongFacts}>
      {view.taken === undefined && view.itemCount === 0 ? <p className="empty">{empty}</p> : null}
      <ol aria-label={label} className="chips">
        {view.taken === undefined ? null : (
          <Chip item={view.taken} isTaken isFirst selection={selection} onSelectFact={onSelectFact} />
        )}
        {shown.map((item, index) => (
          <Chip
            key={item.fact}
            item={item}
            isFirst={index === 0 && view.taken === undefined}
            selection={selection}
            onSelectFact={onSelectFact}
          />
        ))}
        {view.itemCount > MAX_CHIPS ? (
          <li className="more">{t("panel.more", { count: view.itemCount - MAX_CHIPS })}</li>
        ) : null}
      </ol>
    </div>
  );
});

interface ChipProps {
  readonly item: QueueItem;
  readonly isTaken?: boolean;
  readonly isFirst: boolean;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

function Chip({ item, isTaken = false, isFirst, selection, onSelectFact }: ChipProps) {
  const kind = isTaken ? "is-taken" : item.isNew ? "is-new" : "";
  return (
    <li>
      <FactButton
        fact={item.fact}
        className={`chip ${kind}`}
        isPicked={selection?.fact === item.fact}
        tabIndex={isFirst ? 0 : -1}
        onSelect={onSelectFact}
      >
        {isTaken ? <span className="chip-word">{t("panel.taken")}</span> : null}
        {!isTaken && item.isNew ? (
          <span className="new-dot">
            <span aria-hidden="true">●</span>
            <span className="hidden-visually">{t("panel.new")}</span>
          </span>
        ) : null}
        <span className="chip-text" title={item.text}>
          {item.text}
        </span>
      </FactButton>
    </li>
  );
}
