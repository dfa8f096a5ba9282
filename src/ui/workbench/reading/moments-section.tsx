import { memo, useEffect, useRef } from "react";
import type { Moment } from "../../../trace/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { useRunState, useStepNumbers, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import "./moments.css";

const none: readonly Moment[] = [];

/** The moments of the run, where presses lead from one to the next: those that are reached, the present one, and what is ahead. */
export function MomentsSection() {
  const session = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  // A longer recording has others, and the end comes with the last one.
  useRunState((state) => state.length);
  useRunState((state) => state.status);
  const moments = session?.reader.moments() ?? none;
  const here = moments.findLastIndex((moment) => moment.position <= position);
  return (
    <PanelSection
      label={t("region.moments")}
      note={t("moments.count", { number: here + 1, count: moments.length })}
      className="moments"
    >
      <div className="panel-body table-body" tabIndex={0} role="group" aria-label={t("region.moments")}>
        <table>
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{t("moments.step")}</th>
              <th scope="col">{t("moments.place")}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map((moment, index) => (
              <Row key={moment.position} moment={moment} isReached={index <= here} isHere={index === here} />
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  );
}

interface RowProps {
  readonly moment: Moment;
  readonly isReached: boolean;
  readonly isHere: boolean;
}

const Row = memo(function Row({ moment: { kind, position, title }, isReached, isHere }: RowProps) {
  const workbench = useWorkbench();
  const numbers = useStepNumbers();
  const shown = workbench.session?.reader.shown(translate(title.id, title.values)) ?? "";
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: "nearest" });
  }, [isHere]);
  const go = (): void => {
    workbench.walk.pause();
    workbench.walk.jump(position);
  };
  return (
    <tr ref={row} className={isReached ? "is-reached" : ""} aria-current={isHere ? "step" : undefined}>
      <td>{numbers.at(position)}</td>
      <td>
        <button type="button" className={`moment is-${kind}`} onClick={go}>
          <Marked text={shown} />
        </button>
      </td>
    </tr>
  );
});
