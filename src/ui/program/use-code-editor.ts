import { useEffect, useState } from "react";
import { loadCodeEditor, type OpenCodeEditor } from "../adapters/monaco/index.ts";

/** Fetches the full editor, sooner or later; says when its code begins to come, and when that is over. */
export type LoadEditor = (onComing: (isComing: boolean) => void) => Promise<OpenCodeEditor>;

/** Fetches it at once. */
export const loadEditorNow: LoadEditor = (onComing) => {
  onComing(true);
  return loadCodeEditor().finally(() => onComing(false));
};

/** Whether the full editor is here. */
type EditorState =
  | { readonly kind: "loading"; readonly isComing: boolean }
  | { readonly kind: "ready"; readonly open: OpenCodeEditor }
  | { readonly kind: "failed"; readonly tryAgain: () => void };

/** Fetches the editor when it is wanted. Once it is here it stays. */
export function useCodeEditor(isWanted: boolean, load: LoadEditor): EditorState {
  const [state, setState] = useState<EditorState>({ kind: "loading", isComing: false });
  const [attempt, setAttempt] = useState(0);
  const isHere = state.kind === "ready";
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isCurrent = true;
    load((isComing) => isCurrent && setState({ kind: "loading", isComing })).then(
      (open) => isCurrent && setState({ kind: "ready", open }),
      () => isCurrent && setState({ kind: "failed", tryAgain: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isHere, load, attempt]);
  return state;
}
