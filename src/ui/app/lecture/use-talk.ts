import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { openChannel } from "../../stored/index.ts";
import { type Place, readPlace } from "./place.ts";

/** What the presenter's window asks. */
const WHERE = "where";
/** How often it asks, and how long it waits for an answer, in milliseconds. */
const EVERY = 2_000;
const PATIENCE = 5_000;

interface Talk {
  readonly place: Place;
  /** Goes on from where the talk is, which may be further than what was drawn last. */
  readonly move: (change: (place: Place) => Place) => void;
  /** In the presenter's window: a window that shows the slides answers. */
  readonly isHeard: boolean;
}

/** Where a talk is, the same in its windows: what one goes to, the others show. */
export function useTalk(name: string, start: Place, isPresenter: boolean): Talk {
  const [place, setPlace] = useState(start);
  const [isHeard, hear] = useState(true);
  const current = useRef(start);
  const channel = useRef<BroadcastChannel | undefined>(undefined);
  const show = useCallback((next: Place) => {
    current.current = next;
    setPlace(next);
  }, []);
  useLayoutEffect(() => {
    const opened = openChannel(`:talk:${name}`);
    if (opened === undefined) {
      hear(false);
      return undefined;
    }
    channel.current = opened;
    let heardAt = Date.now();
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const told = readPlace(data);
      if (told === undefined) {
        if (data === WHERE && !isPresenter) opened.postMessage(current.current);
        return;
      }
      heardAt = Date.now();
      hear(true);
      show(told);
    });
    if (!isPresenter) return () => opened.close();
    const ask = (): void => {
      opened.postMessage(WHERE);
      if (Date.now() - heardAt > PATIENCE) hear(false);
    };
    ask();
    const asking = window.setInterval(ask, EVERY);
    return () => {
      window.clearInterval(asking);
      opened.close();
    };
  }, [name, isPresenter, show]);
  const move = useCallback(
    (change: (place: Place) => Place) => {
      show(change(current.current));
      channel.current?.postMessage(current.current);
    },
    [show],
  );
  return { place, move, isHeard };
}
