import { t } from "../../messages/index.ts";
import { useRunState } from "../../store/index.ts";
import { useWhereabouts } from "./use-whereabouts.ts";

/** How many presses of Step forward lead here, how many there are, and which entry of the agenda is worked off. */
export function Counter() {
  const { stride, strides, entry, entries } = useWhereabouts();
  const isGrowing = useRunState((state) => state.status === "running");
  const word = t("step.word");
  // Room for the largest numbers: the timeline beside it must not change its length under the pointer.
  return (
    <p className="counter" data-testid="counter">
      <span className="counter-step" data-widest={`${word} ${strides} / ${strides}`}>
        <span>
          <span className="counter-word">{word}</span> <b>{stride}</b> / {strides}
          {isGrowing ? "…" : ""}
        </span>
      </span>
      {entries === 0 ? null : (
        <span className="counter-entry" data-widest={` · ${t("step.entry", { entry: entries, entries })}`}>
          <span>{entry === undefined ? "" : ` · ${t("step.entry", { entry, entries })}`}</span>
        </span>
      )}
    </p>
  );
}
