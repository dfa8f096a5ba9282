import type { GalleryCard } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { FactButton, useMedia } from "../../parts/index.ts";
import { HeapThumbnail } from "../heap/thumbnail/index.ts";

interface ResultCardProps {
  readonly card: GalleryCard;
  /** As in *Present*. */
  readonly isLarge: boolean;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onSelect: () => void;
  readonly onShowOrigin: () => void;
}

/** The space of a drawing; that of a failure is larger, and so are both in *Present*, most of all on a wide screen. */
const FAILING = { maxWidth: 262, maxHeight: 170, scale: 1.4 };
const PASSING = { maxWidth: 192, maxHeight: 96, scale: 1 };
const PRESENT = { maxWidth: 300, maxHeight: 200, scale: 1.6 };
const HALL = { maxWidth: 420, maxHeight: 280, scale: 1.8 };
const IS_HALL = "(min-width: 1680px)";

/** One result: how it ended, its drawing, the path it was made at, and what it covers. */
export function ResultCard({ card, isLarge, isStop, isPicked, onSelect, onShowOrigin }: ResultCardProps) {
  const { fact, isFailure, isNew, name, call = "", outcome, objection, place, origin, picture, marks } = card;
  const isHall = useMedia(IS_HALL);
  const space = isLarge ? (isHall ? HALL : PRESENT) : isFailure ? FAILING : PASSING;
  const on = marks.filter(({ isOn }) => isOn);
  const covered = t("cards.marks", { count: on.length, total: marks.length });
  return (
    <div className={`result-card${isFailure ? " is-failing" : ""}${isNew ? " is-new" : ""}`}>
      <FactButton
        fact={fact}
        isPicked={isPicked}
        tabIndex={isStop ? 0 : -1}
        className="result-pick"
        onSelect={onSelect}
      >
        <span className="result-head">
          <b>
            <span aria-hidden="true">{isFailure ? "✕ " : "✓ "}</span>
            {name}
          </b>{" "}
          <span className="result-outcome">{outcome}</span>
        </span>
        {call === "" ? null : <span className="result-call">{call}</span>}
        {objection === "" ? null : <span className="result-objection">✗ {objection}</span>}
        <span className="result-picture">
          <HeapThumbnail picture={picture} hasLabels {...space} />
        </span>
        <span className="result-foot">
          {place === undefined ? null : <span>{t("cards.line", { line: place.line })}</span>}
          {isFailure ? (
            <span className="result-branches" role="img" aria-label={covered}>
              {on.map(({ text }) => (
                <b key={text}>{text}</b>
              ))}
            </span>
          ) : (
            <span className="result-marks" role="img" aria-label={covered} title={on.map(({ text }) => text).join(" ")}>
              {marks.map(({ text, isOn }) => (
                <i key={text} className={isOn ? "is-on" : undefined} />
              ))}
            </span>
          )}
        </span>
      </FactButton>
      {origin === undefined ? null : (
        <button type="button" className="result-origin" title={t("cards.pathHint")} onClick={onShowOrigin}>
          {t("cards.path", { name: origin.name })}
        </button>
      )}
    </div>
  );
}
