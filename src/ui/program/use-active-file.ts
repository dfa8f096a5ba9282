import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Span } from "../../kernel/index.ts";

interface FileChoice {
  readonly files: readonly { readonly name: string }[];
  readonly current: readonly Span[];
  readonly activeFile?: string | undefined;
  readonly onActiveFile?: ((file: string) => void) | undefined;
}

/**
 * The file that is shown, and how to show another. A step in another file brings that file up, but not while the
 * reader is typing: every edit ends in a new run and a new first step.
 */
export function useActiveFile({ files, current, activeFile, onActiveFile }: FileChoice, isTyping: RefObject<boolean>) {
  const [chosen, setChosen] = useState(activeFile);
  const choose = (name: string) => {
    setChosen(name);
    onActiveFile?.(name);
  };
  const follow = useEffectEvent((name: string) => {
    if (!isTyping.current && files.some((file) => file.name === name)) choose(name);
  });
  const stepFile = current[0]?.file;
  useEffect(() => {
    if (stepFile !== undefined) follow(stepFile);
  }, [stepFile]);
  const wanted = activeFile ?? chosen;
  return { file: files.find((file) => file.name === wanted)?.name ?? files[0]?.name, choose } as const;
}
