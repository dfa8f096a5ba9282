import { memo, useEffect, useRef } from "react";
import type { Chapter, Message, Moment } from "../../../trace/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { useRunState, useStepNumbers, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import "./moments.css";

/** Moments that stand together: those of a chapter, or all where there are no chapters. */
type Group = Partial<Chapter> & Pick<Chapter, "moments">;

/** The moments of the run, where presses lead from one to the next: those that are reached, the present one, and what is ahead. */
export function MomentsSection() {
  const session = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  // A longer recording has others, and the end comes with the last one.
  useRunState((state) => state.length);
  useRunState((state) => state.status);
  const moments = session?.reader.moments() ?? [];
  const groups = groupsOf(session?.reader.chapters() ?? [], moments);
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
          {groups.map((group, index) => (
            <tbody key={group.moments[0].position}>
              <Heading number={index + 1} name={group.name} first={group.moments[0]} next={groups[index + 1]} />
              {group.moments.map((moment) => (
                <Row
                  key={moment.position}
                  moment={moment}
                  isReached={moment.position <= position}
                  isHere={moment === moments[here]}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </PanelSection>
  );
}

function groupsOf(chapters: readonly Chapter[], moments: readonly Moment[]): readonly Group[] {
  const [first, ...others] = moments;
  if (chapters.length > 0) return chapters;
  return first === undefined ? [] : [{ moments: [first, ...others] }];
}

interface HeadingProps {
  readonly number: number;
  readonly name: Message | undefined;
  readonly first: Moment;
  readonly next: Group | undefined;
}

/** A chapter with its steps: they go on where the next one has not begun. */
function Heading({ number, name, first, next }: HeadingProps) {
  const workbench = useWorkbench();
  const numbers = useStepNumbers();
  const length = useRunState((state) => state.length);
  if (name === undefined) return null;
  const from = numbers.at(first.position);
  const until = next === undefined ? numbers.at(length) : String(numbers.of(next.moments[0].from) - 1);
  const shown = workbench.session?.reader.shown(translate(name.id, name.values)) ?? "";
  return (
    <tr className="chapter">
      <th colSpan={2} scope="rowgroup">
        <span>
          {number} · <Marked text={shown} />
        </span>
        <small>{t("moments.steps", { from, until })}</small>
      </th>
    </tr>
  );
}

interface RowProps {
  readonly moment: Moment;
  readonly isReached: boolean;
  readonly isHere: boolean;
}

const Row = memo(function Row({ moment, isReached, isHere }: RowProps) {
  const { kind, position } = moment;
  const title = isReached ? moment.title : (moment.ahead ?? moment.title);
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
