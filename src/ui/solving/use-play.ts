import { useEffect, useMemo, useRef, useState } from "react";
import { solvable } from "../../engine-kit/index.ts";
import { readPicks, writePicks } from "../../kernel/index.ts";
import {
  beginTurn,
  finish,
  freshPlay,
  type Hint,
  type Play,
  Solving,
  say,
  showOne,
  type Verdict,
  withHint,
} from "../../trace/index.ts";
import { useRunState, useWorkbench, useWorkbenchState, type Workbench } from "../store/index.ts";

/** The most steps of a run that a reader can make. */
export const MAX_PLAYED = 20_000;

/** What was said last to the reader. */
export type Reply =
  | Verdict
  | { readonly kind: "hint" | "still"; readonly hint: Hint | undefined }
  | { readonly kind: "shown"; readonly text: string }
  | { readonly kind: "nothing-left" }
  | { readonly kind: "pointed" };

/** A run that a reader plays, and what the reader can do. */
export interface Game {
  readonly solving: Solving;
  readonly play: Play;
  readonly reply: Reply | undefined;
  readonly say: (written: string) => void;
  readonly finish: () => void;
  readonly hint: () => void;
  readonly showOne: () => void;
  /** Takes the entry at a place; without one what the run itself goes on with. */
  readonly take: (place?: number) => void;
}

/**
 * A reader plays the run on the screen. Entries that are picked make it another run, which goes on where this one is.
 * Undefined while the run is on its way, or where it has too many steps.
 */
export function usePlay(): Game | undefined {
  const workbench = useWorkbench();
  const option = solvable.of(workbench.engine.page)?.order;
  const solving = useSolving();
  const [begun, setBegun] = useState<Play>();
  // The run is fetched first: what can be said before an entry is taken depends on it.
  const play = useMemo(() => begun ?? (solving && freshPlay(solving)), [begun, solving]);
  const [reply, setReply] = useState<Reply>();
  const answer = (next: Play | undefined, said: Reply | undefined): void => {
    setBegun(next);
    setReply(said);
  };
  usePickedOrder(option);
  useFreshStart(option, () => answer(undefined, undefined));
  useEffect(() => {
    if (solving === undefined || play === undefined) return;
    workbench.walk.jump(play.isTaking ? solving.endOfTurn(play.turn) : solving.next(play.turn, play.ahead));
  }, [workbench, solving, play]);
  const game =
    solving === undefined || play === undefined
      ? undefined
      : { solving, play, reply, ...movesOf(workbench, option, solving, play, answer) };
  usePointing(game, () => setReply({ kind: "pointed" }));
  return game;
}

/** What a reader can do at one point of a game. */
function movesOf(
  workbench: Workbench,
  option: string | undefined,
  solving: Solving,
  play: Play,
  answer: (next: Play, said: Reply | undefined) => void,
): Omit<Game, "solving" | "play" | "reply"> {
  const { turn, ahead } = play;
  return {
    say: (written) => {
      if (written.trim() === "") return;
      const said = say(play, solving, written.trim());
      answer(said.play, said.verdict);
    },
    finish: () => {
      const { play: next, isRight } = finish(play, solving);
      answer(next, isRight ? undefined : { kind: "still", hint: solving.hint(turn, ahead) });
    },
    hint: () => {
      const hint = solving.hint(turn, ahead);
      answer(withHint(play), hint === undefined ? { kind: "nothing-left" } : { kind: "hint", hint });
    },
    showOne: () => {
      const text = solving.nextText(turn, ahead);
      answer(showOne(play, solving), text === undefined ? undefined : { kind: "shown", text });
    },
    take: (place) => {
      const end = solving.endOfTurn(turn);
      const picked = place === undefined ? undefined : solving.waitingAt(end)[place];
      if (option !== undefined && picked !== undefined && picked.put !== solving.takenAt(end)) {
        const picks = readPicks(String(workbench.state.options[option] ?? "")) ?? [];
        const before = Array.from({ length: solving.takesBefore(end) }, (_, index) => picks[index] ?? 0);
        workbench.options.continueWith({ [option]: writePicks([...before, picked.place]) });
      }
      answer(beginTurn(play, solving), undefined);
    },
  };
}

/** The recording, once it is whole. */
function useSolving(): Solving | undefined {
  const session = useRunState((state) => state.session);
  const isWhole = useRunState((state) => state.status === "ready" && !state.isStale);
  const length = useRunState((state) => state.length);
  return useMemo(
    () =>
      session === undefined || !isWhole || length > MAX_PLAYED
        ? undefined
        : new Solving(session.recording, session.reader),
    [session, isWhole, length],
  );
}

/** A reader picks the entries: until the first pick, the one that has waited longest is taken. */
function usePickedOrder(option: string | undefined): void {
  const workbench = useWorkbench();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    workbench.walk.jump(0);
    if (option !== undefined) workbench.options.set({ [option]: writePicks([]) });
  }, [workbench, option]);
}

/** Another program, or other options than the order, are another game. */
function useFreshStart(option: string | undefined, restart: () => void): void {
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  const key = JSON.stringify({ ...options, [option ?? ""]: undefined });
  const played = useRef({ files, key });
  useEffect(() => {
    if (played.current.files === files && played.current.key === key) return;
    played.current = { files, key };
    restart();
  });
}

/** Two elements chosen one after the other on the stage are a move: the fact about both. */
function usePointing(game: Game | undefined, onFirst: () => void): void {
  const chosen = useWorkbenchState((state) => state.selection?.elements[0]);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const first = before.current;
    if (chosen === first) return;
    before.current = chosen;
    if (chosen === undefined || game === undefined || game.play.isTaking) return;
    const { turn, ahead } = game.play;
    const text = first === undefined ? undefined : game.solving.between(first, chosen, turn, ahead);
    if (text === undefined) onFirst();
    else game.say(text);
  });
}
