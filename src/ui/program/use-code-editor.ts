import { useEffect, useState } from "react";
import type { OpenCodeEditor } from "../adapters/monaco/index.ts";

/** Whether the full editor is here. */
export type EditorState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly open: OpenCodeEditor }
  | { readonly kind: "failed" };

/** Fetches the editor when it is wanted. Once it is here it stays. */
export function useCodeEditor(isWanted: boolean, load: () => Promise<OpenCodeEditor>): EditorState {
  const [state, setState] = useState<EditorState>({ kind: "loading" });
  const isHere = state.kind === "ready";
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isCurrent = true;
    load().then(
      (open) => isCurrent && setState({ kind: "ready", open }),
      () => isCurrent && setState({ kind: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isHere, load]);
  return state;
}
