import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Replay } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { Button, Modal } from "../parts/index.ts";
import { ShownName, useShown } from "../tokens/index.ts";
import { type Frame, framesOf, MAX_FRAMES } from "./frames.ts";
import "./replay.css";

interface ReplayDialogProps {
  readonly replay: Replay;
  /** The fact it explains. */
  readonly fact: string;
  readonly onClose: () => void;
}

/** A run of the pushdown system, configuration by configuration: the rules on the left, the stack on the right. */
export function ReplayDialog({ replay, fact, onClose }: ReplayDialogProps) {
  const shown = useShown();
  const { frames, isCut } = useMemo(() => framesOf(replay), [replay]);
  const [at, go] = useState(0);
  const last = frames.length - 1;
  const move = (to: number) => go(Math.max(0, Math.min(last, to)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targets[event.key]?.(at, last);
    if (target === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    move(target);
  };
  const frame = frames[at];
  const forward = useRef<HTMLButtonElement>(null);
  return (
    <Modal title={t("replay.title", { fact: shown(fact) })} isOpen onClose={onClose} initialFocus={forward}>
      <div onKeyDown={onKeyDown} role="group" aria-label={t("replay.label")}>
        <div className="replay">
          <ol className="replay-rules" aria-label={t("replay.rules")}>
            {frames.map(({ key, text, weight, depth }, index) => (
              <li key={key} style={{ paddingLeft: 8 + Math.min(depth, 12) * 14 }}>
                <button type="button" aria-current={index === at ? "step" : undefined} onClick={() => go(index)}>
                  {index === at ? <span aria-hidden="true">▶ </span> : null}
                  {text === "" ? t("replay.start") : <ShownName text={text} />}
                  {weight === "" ? null : <span className="replay-weight"> [{weight}]</span>}
                </button>
              </li>
            ))}
          </ol>
          {frame === undefined ? null : <Configuration frame={frame} before={frames[at - 1]} />}
        </div>
        {isCut ? <p className="form-hint">{t("replay.cut", { count: MAX_FRAMES })}</p> : null}
        <div className="replay-bar">
          <Button aria-disabled={at === 0} onClick={() => move(at - 1)}>
            {t("replay.back")}
          </Button>
          <button
            type="button"
            ref={forward}
            className="button is-primary"
            aria-disabled={at === last}
            onClick={() => move(at + 1)}
          >
            {t("replay.forward")}
          </button>
          <span role="status">{t("replay.position", { at, last })}</span>
        </div>
      </div>
    </Modal>
  );
}

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** More symbols than this below the top are counted, not drawn. */
const MAX_DRAWN = 14;

/** The control location, and the stack with its top on top; what the rule has just written is marked. */
function Configuration({ frame, before }: { readonly frame: Frame; readonly before: Frame | undefined }) {
  const shownName = useShown();
  const { location, stack } = frame.configuration;
  const shown = stack.slice(0, MAX_DRAWN);
  const untouched = before === undefined ? stack.length : before.configuration.stack.length - 1;
  const written = Math.max(0, stack.length - untouched);
  return (
    <figure className="replay-picture" aria-label={t("replay.configuration")}>
      <figcaption>
        ⟨{shownName(location)}, {stack.length === 0 ? "ε" : stack.map(shownName).join(" ")}⟩
      </figcaption>
      <p className="replay-location">
        <span>{t("replay.location")}</span>{" "}
        <b>
          <ShownName text={location} />
        </b>
      </p>
      <ol className="replay-stack" aria-label={t("replay.stack")}>
        {shown.map((symbol, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol of a stack is its height
          <li key={stack.length - index} className={index < written ? "is-new" : undefined}>
            {index < written ? <span aria-hidden="true">● </span> : null}
            <ShownName text={symbol} />
            {index === 0 ? <small> {t("replay.top")}</small> : null}
          </li>
        ))}
        {stack.length > MAX_DRAWN ? <li>{t("panel.more", { count: stack.length - MAX_DRAWN })}</li> : null}
        {stack.length === 0 ? <li className="is-empty">{t("replay.empty")}</li> : null}
      </ol>
    </figure>
  );
}
