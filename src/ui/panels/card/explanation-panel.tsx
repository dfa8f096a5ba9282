import { memo, useMemo, useRef, useState } from "react";
import type { Explanation, Seq } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { keepFocus, Modal, useLevel, useSize } from "../../parts/index.ts";
import { Inference } from "./inference.tsx";
import { needsWidth, rooms, wholeRoom } from "./room.ts";
import { Sentences } from "./sentences.tsx";

/** The share of the window’s height that a card may take, and in lecture mode, where letters are large. */
const SHARE = 0.34;
const LECTURE_SHARE = 0.39;
/** Sentences beside the rule that make the card higher than this stand below it, in longer lines. */
const SHARE_BESIDE = 0.2;

interface ExplanationPanelProps {
  readonly explanation: Explanation | undefined;
  /** What the lesson says at this step. */
  readonly stop: string | undefined;
  /** What the reader wrote down at this step. */
  readonly note?: string | undefined;
  /** A breakpoint is on the rule. */
  readonly isStopping?: boolean;
  /** Sets or removes a breakpoint on the rule; undefined where there is none. */
  readonly onStopAtRule?: (() => void) | undefined;
  /** Whether the step made what its rule concludes; false where that was known before. */
  readonly isNew?: boolean;
  readonly onSelectFact: (fact: Seq) => void;
  /** The run it is about, where cards of several runs are one landmark. */
  readonly run?: string | undefined;
  /** Asks why the step happened; undefined where there is nothing to ask about. */
  readonly onWhy?: (() => void) | undefined;
}

/** The rule card: the rule of the step with its premises filled in, and the step in words. As high as its content. */
export const ExplanationPanel = memo(function ExplanationPanel({
  explanation,
  stop,
  note,
  isStopping = false,
  onStopAtRule,
  isNew = true,
  onSelectFact,
  onWhy,
  run,
}: ExplanationPanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const width = useSize(card)?.width;
  const content = useMemo(() => ({ explanation, stop, note, width }), [explanation, stop, note, width]);
  const rule = explanation?.rule;
  const level = useLevel(card, content, rooms.length - 1, isTooHigh);
  const room = rooms[Math.max(level, rule !== undefined && needsWidth(rule) ? 1 : 0)] ?? rooms[0];
  const [opened, open] = useState<unknown>(undefined);
  const isShort = Number.isFinite(room.characters);
  const select = (fact: Seq): void => {
    open(undefined);
    onSelectFact(fact);
  };
  return (
    <section {...landmarkOf(run)} className="panel explanation">
      <h2 className="hidden-visually">{landmarkOf(run)["aria-label"]}</h2>
      <div ref={card} className={`rule-card ${room.isBeside ? "is-beside" : "is-below"}`}>
        {rule === undefined ? null : <Inference rule={rule} isNew={isNew} room={room} onSelectFact={onSelectFact} />}
        <Sentences explanation={explanation} stop={stop} note={note} room={room} />
        <Actions
          rule={rule}
          isStopping={isStopping}
          onStopAtRule={onStopAtRule}
          onWhy={onWhy}
          onWhole={isShort ? () => open(content) : undefined}
        />
      </div>
      {opened === content ? (
        <Modal title={t("explanation.wholeTitle")} isOpen onClose={() => open(undefined)} className="whole-card">
          <div className="rule-card is-below">
            {rule === undefined ? null : <Inference rule={rule} isNew={isNew} room={wholeRoom} onSelectFact={select} />}
            <Sentences explanation={explanation} stop={stop} note={note} room={wholeRoom} />
          </div>
        </Modal>
      ) : null}
    </section>
  );
});

interface ActionsProps extends Pick<ExplanationPanelProps, "isStopping" | "onStopAtRule" | "onWhy"> {
  readonly rule: Explanation["rule"];
  /** Shows the whole card; undefined where it is shown whole. */
  readonly onWhole: (() => void) | undefined;
}

/** What one can do with the step of the card. */
function Actions({ rule, isStopping = false, onStopAtRule, onWhy, onWhole }: ActionsProps) {
  if (onWhy === undefined && onStopAtRule === undefined && onWhole === undefined) return null;
  return (
    <div className="card-actions">
      {onWhy === undefined ? null : (
        <button type="button" className="card-why" title={t("explanation.askWhyHint")} onClick={onWhy}>
          {t("explanation.askWhy")}{" "}
          <span className="key-cap" aria-hidden="true">
            W
          </span>
        </button>
      )}
      {onStopAtRule === undefined || rule === undefined ? null : (
        <StopAtRule rule={rule} isOn={isStopping} onPress={onStopAtRule} />
      )}
      {onWhole === undefined ? null : (
        <button type="button" className="link-button" title={t("explanation.wholeHint")} onClick={onWhole}>
          {t("explanation.whole")}
        </button>
      )}
    </div>
  );
}

interface StopAtRuleProps {
  readonly rule: NonNullable<Explanation["rule"]>;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** A breakpoint on the rule of the card. */
function StopAtRule({ rule, isOn, onPress }: StopAtRuleProps) {
  const text = t("breakpoints.atRule", { name: translate(rule.name) });
  return (
    <button
      type="button"
      className="stop-at"
      aria-label={text}
      title={text}
      aria-pressed={isOn}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <span aria-hidden="true">{isOn ? "●" : "○"}</span>
    </button>
  );
}

/** Cards of several runs are parts of one landmark. */
function landmarkOf(run: string | undefined) {
  return run === undefined ? { "aria-label": t("region.explanation") } : { role: "group", "aria-label": run };
}

function isTooHigh(card: HTMLElement): boolean {
  const isLecture = document.documentElement.dataset["mode"] === "lecture";
  const share = card.classList.contains("is-beside") ? SHARE_BESIDE : isLecture ? LECTURE_SHARE : SHARE;
  return card.scrollHeight > share * window.innerHeight;
}
