import { useLayoutEffect, useRef } from "react";

/** What the keys of a lecture do. */
interface PresenterKeys {
  readonly forward: () => void;
  readonly back: () => void;
  /** Opens the window with the notes. */
  readonly present?: () => void;
}

/** Where a key belongs to what has the focus. */
const ownKeys = "select, textarea, input:not([type=range]), [role=dialog], [role=menu], [role=listbox]";

/** Page Down and Page Up, as the remote controls of projectors send them, and `n` for the notes. They come before those of the page. */
export function usePresenterKeys(keys: PresenterKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(ownKeys) !== null)) return;
      const action = actionOf(latest.current, key);
      if (action === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}

function actionOf(keys: PresenterKeys, key: string): (() => void) | undefined {
  if (key === "PageDown") return keys.forward;
  if (key === "PageUp") return keys.back;
  return key === "n" ? keys.present : undefined;
}
