import { useEffect, useState } from "react";
import type { OpenCodeEditor } from "../adapters/monaco/index.ts";

/** Whether the full editor is here. */
export type EditorState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly open: OpenCodeEditor }
  | { readonly kind: "failed"; readonly tryAgain: () => void };

/** Fetches the editor when it is wanted. Once it is here it stays. */
export function useCodeEditor(isWanted: boolean, load: () => Promise<OpenCodeEditor>): EditorState {
  const [state, setState] = useState<EditorState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const isHere = state.kind === "ready";
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isCurrent = true;
    load().then(
      (open) => isCurrent && setState({ kind: "ready", open }),
      () => isCurrent && setState({ kind: "failed", tryAgain: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isHere, load, attempt]);
  return state;
}
