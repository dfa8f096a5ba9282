import { memo, useMemo, useRef, useState } from "react";
import type { Explanation, Seq } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { keepFocus, useLevel, useSize } from "../../parts/index.ts";
import { Inference } from "./inference.tsx";
import { More } from "./more.tsx";
import { rooms } from "./room.ts";
import { Sentence } from "./sentence.tsx";

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
  /** The run it is about, where bands of several runs are one landmark. */
  readonly run?: string | undefined;
  /** Asks why the step happened; undefined where there is nothing to ask about. */
  readonly onWhy?: (() => void) | undefined;
}

/**
 * The band: the rule of the step with its premises filled in, and one sentence, at a height that is the same at every step. The
 * rest of what is to be said of the step opens upward.
 */
export const ExplanationPanel = memo(function ExplanationPanel(props: ExplanationPanelProps) {
  const { explanation, stop, note, isNew = true, onSelectFact, run } = props;
  const band = useRef<HTMLDivElement>(null);
  const width = useSize(band)?.width;
  const content = useMemo(() => ({ explanation, stop, note, width }), [explanation, stop, note, width]);
  const rule = explanation?.rule;
  const room = rooms[useLevel(band, content, rooms.length - 1, isTooLarge)] ?? rooms[0];
  const [isOpen, open] = useState(false);
  const close = (): void => open(false);
  const select = (fact: Seq): void => {
    close();
    onSelectFact(fact);
  };
  return (
    <section {...landmarkOf(run)} className="panel explanation">
      <h2 className="hidden-visually">{landmarkOf(run)["aria-label"]}</h2>
      {isOpen ? <More {...props} onSelectFact={select} onClose={close} /> : null}
      <div ref={band} className={rule === undefined ? "band" : "band has-rule"}>
        {rule === undefined ? null : <Inference rule={rule} isNew={isNew} room={room} onSelectFact={select} />}
        <Sentence explanation={explanation} stop={stop} note={note} room={room} />
        <Actions {...props} isOpen={isOpen} onMore={() => open(!isOpen)} />
      </div>
    </section>
  );
});

interface ActionsProps extends Pick<ExplanationPanelProps, "explanation" | "isStopping" | "onStopAtRule" | "onWhy"> {
  readonly isOpen: boolean;
  readonly onMore: () => void;
}

/** What one can do with the step of the band. */
function Actions({ explanation, isStopping = false, onStopAtRule, onWhy, isOpen, onMore }: ActionsProps) {
  const rule = explanation?.rule;
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
      <span className="band-ways">
        {onStopAtRule === undefined || rule === undefined ? null : (
          <StopAtRule rule={rule} isOn={isStopping} onPress={onStopAtRule} />
        )}
        <button
          type="button"
          className="link-button band-more-button"
          title={t("explanation.moreHint")}
          aria-expanded={isOpen}
          onMouseDown={keepFocus}
          onClick={onMore}
        >
          {t("explanation.more")}
        </button>
      </span>
    </div>
  );
}

interface StopAtRuleProps {
  readonly rule: NonNullable<Explanation["rule"]>;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** A breakpoint on the rule of the band. */
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
      {t("explanation.stopAt")}
    </button>
  );
}

/** Bands of several runs are parts of one landmark. */
function landmarkOf(run: string | undefined) {
  return run === undefined ? { "aria-label": t("region.explanation") } : { role: "group", "aria-label": run };
}

/** The band keeps its height: what stands in it must fit. */
function isTooLarge(band: HTMLElement): boolean {
  return [...band.querySelectorAll(".inference, .sentences")].some(
    (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
  );
}
