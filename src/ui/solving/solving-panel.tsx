import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { solvable } from "../../engine-kit/index.ts";
import type { Hint, PlayScore, Seq } from "../../trace/index.ts";
import { Marked, t, translate } from "../messages/index.ts";
import { Formula } from "../panels/index.ts";
import { LinkButton } from "../parts/index.ts";
import { type Session, useCapability, useRunState, useWorkbench } from "../store/index.ts";
import { useShown } from "../tokens/index.ts";
import { type Game, MAX_PLAYED, type Reply, usePlay } from "./use-play.ts";
import "./solving.css";

/** How much of a formula a button shows: enough to tell choices apart. */
const CHARACTERS = 110;
/** The most entries to choose from. */
const MAX_ENTRIES = 9;

/** In place of the band: the reader makes the moves. By clicks, by numbers, in writing, or on the stage. */
export function SolvingPanel() {
  const workbench = useWorkbench();
  const game = usePlay();
  const shown = useShown();
  const leave = (): void => workbench.set({ isSolving: false });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    leave();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="panel explanation" aria-label={t("region.explanation")}>
      <div className="question solving" role="group" aria-label={t("solving.label")} onKeyDown={onKeyDown}>
        <Body game={game} />
        <div className="question-foot">
          <p role="status">{game?.reply === undefined ? null : <Marked text={shown(replyText(game.reply))} />}</p>
          <span>{game === undefined ? null : scoreText(game.play.score)}</span>
          <LinkButton onClick={leave}>{t("solving.leave")}</LinkButton>
        </div>
      </div>
    </section>
  );
}

function Body({ game }: { readonly game: Game | undefined }) {
  const length = useRunState((state) => state.length);
  const isReady = useRunState((state) => state.status === "ready" && !state.isStale);
  const isUnfinished = useRunState((state) => state.outcome?.kind !== "fixed-point");
  if (game === undefined)
    return <p>{isReady ? t("solving.tooLong", { steps: length, most: MAX_PLAYED }) : t("solving.running")}</p>;
  const { play, solving } = game;
  if (!play.isTaking) return <Following game={game} />;
  if (solving.endOfTurn(play.turn) >= length) return <h2>{t(isUnfinished ? "solving.overLimit" : "solving.over")}</h2>;
  return <Taking game={game} />;
}

/** What follows from the entry that was taken? */
function Following({ game }: { readonly game: Game }) {
  const { play, solving } = game;
  const choices = solving.choices(play.turn, play.ahead);
  const onKeyDown = (event: KeyboardEvent): void => {
    const text = choices[Number(event.key) - 1];
    if (event.target instanceof HTMLInputElement || text === undefined) return;
    game.say(text);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="solving-turn" role="group" aria-label={t("solving.ask")} onKeyDown={onKeyDown}>
      <div className="question-asked">
        <h2>{t("solving.ask")}</h2>
        <Taken turn={play.turn} />
      </div>
      {choices.length === 0 ? null : (
        <Numbered label={t("solving.choices")} texts={choices} onChoose={(place) => game.say(choices[place] ?? "")} />
      )}
      <div className="question-foot">
        <Written onSay={game.say} />
        <button type="button" className="card-why" onClick={game.finish}>
          {t("solving.none")}
        </button>
        <LinkButton onClick={game.hint}>{t("solving.hint")}</LinkButton>
        <LinkButton onClick={game.showOne}>{t("solving.showOne")}</LinkButton>
      </div>
    </div>
  );
}

/** The entry that the turn is about. */
function Taken({ turn }: { readonly turn: number }) {
  const session = useRunState((state) => state.session);
  const put = session === undefined || turn === 0 ? undefined : session.recording.steps.subject(turn - 1);
  const isTaken = session !== undefined && turn > 0 && session.recording.steps.kind(turn - 1) === "take";
  if (session === undefined || put === undefined || !isTaken) return null;
  return <Formula text={t("solving.entry", { entry: entryText(session, put) })} characters={CHARACTERS} />;
}

/** `⟨x, {o3}⟩` */
function entryText({ reader }: Session, put: Seq): string {
  return reader.why(put, 1)?.text ?? "";
}

/** Which entry is taken next? Where nothing can be picked, what comes next. */
function Taking({ game }: { readonly game: Game }) {
  const { play, solving } = game;
  const session = useRunState((state) => state.session);
  const canPick = useCapability(solvable)?.order !== undefined;
  const end = solving.endOfTurn(play.turn);
  const waiting = solving.takenAt(end) === undefined ? [] : solving.waitingAt(end);
  const shown = canPick ? waiting.slice(0, MAX_ENTRIES) : [];
  const goOn = useFocus<HTMLButtonElement>(end);
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = Number(event.key) - 1;
    if (shown[place] === undefined) return;
    game.take(place);
    event.preventDefault();
    event.stopPropagation();
  };
  if (session === undefined) return null;
  if (shown.length < 2)
    return (
      <div className="question-foot">
        <h2>{t("solving.nothingLeft")}</h2>
        <button ref={goOn} type="button" className="card-why" onClick={() => game.take()}>
          {t("solving.goOn")}
        </button>
      </div>
    );
  return (
    <div className="solving-turn" role="group" aria-label={t("solving.takes")} onKeyDown={onKeyDown}>
      <h2>{t("solving.takes")}</h2>
      <Numbered
        label={t("solving.waiting")}
        texts={shown.map(({ put }) => entryText(session, put))}
        onChoose={game.take}
      />
      {waiting.length > shown.length ? (
        <p>{t("solving.moreWaiting", { count: waiting.length - shown.length })}</p>
      ) : null}
    </div>
  );
}

interface NumberedProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly onChoose: (place: number) => void;
}

/** Formulas to choose from, by a click or by their numbers. */
function Numbered({ label, texts, onChoose }: NumberedProps) {
  const first = useFocus<HTMLButtonElement>(texts.join("\n"));
  return (
    <ol aria-label={label}>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
        <li key={place}>
          <button
            ref={place === 0 ? first : undefined}
            type="button"
            className="question-answer"
            onClick={() => onChoose(place)}
          >
            <span className="key-cap" aria-hidden="true">
              {place + 1}
            </span>
            <span className="question-text">
              <Formula text={text} characters={CHARACTERS} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A fact in writing. */
function Written({ onSay }: { readonly onSay: (text: string) => void }) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSay(text);
    setText("");
  };
  return (
    <form onSubmit={submit}>
      <input
        className="fact-input"
        aria-label={t("solving.written")}
        placeholder={t("solving.placeholder")}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

/** Gives a button the focus whenever the key changes, unless the reader is writing. */
function useFocus<E extends HTMLElement>(key: unknown) {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}

function scoreText({ made, refused, hints, shown }: PlayScore): string {
  return t("solving.score", { made, refused, hints, shown });
}

function replyText(reply: Reply): string {
  switch (reply.kind) {
    case "made":
      return t("solving.made", { text: reply.text });
    case "missing":
      return t("solving.missing", { text: reply.text, premise: reply.premise });
    case "known":
      return t("solving.known", { text: reply.text });
    case "underivable":
      return t("solving.underivable", { text: reply.text });
    case "hint":
      return hintText(reply.hint, "solving.hintFrom", "solving.hintBy");
    case "still":
      return hintText(reply.hint, "solving.stillFrom", "solving.stillBy");
    case "shown":
      return t("solving.shown", { text: reply.text });
    case "nothing-left":
      return t("solving.nothingLeft");
    case "pointed":
      return t("solving.pointed");
  }
}

function hintText(
  hint: Hint | undefined,
  from: "solving.hintFrom" | "solving.stillFrom",
  by: "solving.hintBy" | "solving.stillBy",
): string {
  if (hint === undefined) return "";
  const rule = translate(hint.rule);
  return hint.premise === undefined ? t(by, { rule }) : t(from, { premise: hint.premise, rule });
}
