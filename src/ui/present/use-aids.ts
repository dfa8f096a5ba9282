import { useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSettings } from "../store/index.ts";
import { type Aids, aidKeys, pressed, unused } from "./keys/index.ts";

const spotlightKey = aidKeys.find(({ action }) => action === "spotlight")?.key;

/** Where a key belongs to what has the focus. */
const ownKeys =
  "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true], .monaco-editor, [role=dialog], [role=menu], [role=listbox]";

/** What is in use, by the keys of *Present*; they come before those of the page. */
export function useAids(onTakeBack: (which: "last" | "all") => void): Aids {
  const [store] = useState(() => createStore<Aids>(() => unused));
  const singleKeys = useSettings((state) => state.singleKeys);
  const latest = useRef({ onTakeBack, singleKeys });
  useLayoutEffect(() => {
    latest.current = { onTakeBack, singleKeys };
  });
  useLayoutEffect(() => {
    /** The key that is down and was taken: its repeats mean nothing else. */
    let held = "";
    const press = (event: KeyboardEvent): void => {
      const { key, repeat } = event;
      const now = latest.current;
      const answer = pressed(store.getState(), {
        key,
        repeat,
        isElsewhere: isElsewhere(event),
        singleKeys: now.singleKeys,
      });
      store.setState(answer.aids);
      if (answer.takenBack !== undefined) now.onTakeBack(answer.takenBack);
      const isTaken = answer.isTaken || (repeat && key === held);
      held = isTaken ? key : "";
      if (!isTaken) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const release = ({ key }: KeyboardEvent): void => {
      held = "";
      if (key.toLowerCase() === spotlightKey) darken();
    };
    const click = (event: MouseEvent): void => {
      if (!store.getState().isBlack) return;
      store.setState({ isBlack: false });
      event.preventDefault();
      event.stopPropagation();
    };
    // In another window nobody hears that the key goes up.
    const darken = (): void => store.setState({ isLit: false });
    window.addEventListener("keydown", press, { capture: true });
    window.addEventListener("keyup", release, { capture: true });
    window.addEventListener("click", click, { capture: true });
    window.addEventListener("blur", darken);
    return () => {
      window.removeEventListener("keydown", press, { capture: true });
      window.removeEventListener("keyup", release, { capture: true });
      window.removeEventListener("click", click, { capture: true });
      window.removeEventListener("blur", darken);
    };
  }, [store]);
  return useStore(store);
}

function isElsewhere({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  return target instanceof Element && target.closest(ownKeys) !== null;
}
