import { useCallback, useEffect, useRef, useState } from "react";
import { type Place, readPlace } from "./place.ts";

/** What the presenter's window asks. */
const WHERE = "where";
/** How often it asks, and after how long without an answer nobody hears it, in milliseconds. */
const EVERY = 2_000;
const PATIENCE = 5_000;

export interface Talk {
  readonly place: Place;
  readonly go: (place: Place) => void;
  /** In the presenter's window: a window that shows the slides answers. */
  readonly isHeard: boolean;
}

/** Where a talk is, the same in its windows: what one goes to, the others show. */
export function useTalk(name: string, start: Place, isPresenter: boolean): Talk {
  const [place, setPlace] = useState(start);
  const [isHeard, hear] = useState(true);
  const latest = useRef(place);
  latest.current = place;
  const channel = useRef<BroadcastChannel | undefined>(undefined);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") {
      hear(false);
      return undefined;
    }
    const opened = new BroadcastChannel(`fixscope:talk:${name}`);
    channel.current = opened;
    let heardAt = Date.now();
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const told = readPlace(data);
      if (told === undefined) {
        if (data === WHERE && !isPresenter) opened.postMessage(latest.current);
        return;
      }
      heardAt = Date.now();
      hear(true);
      setPlace(told);
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
  }, [name, isPresenter]);
  const go = useCallback((next: Place) => {
    // An answer that is under way tells of the place before.
    latest.current = next;
    setPlace(next);
    channel.current?.postMessage(next);
  }, []);
  return { place, go, isHeard };
}
