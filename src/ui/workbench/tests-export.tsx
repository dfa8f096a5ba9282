import { useState } from "react";
import { type MessageId, t } from "../messages/index.ts";
import { saveFile } from "../parts/index.ts";
import { testsOf, useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { junitName, resultName } from "./tests-names.ts";

/** Saves the generated inputs: as the command line prints them, or as a JUnit class. */
export function TestsExport() {
  const workbench = useWorkbench();
  const result = useRunState((state) => state.result);
  const isRunning = useRunState((state) => state.status === "running");
  const isJava = useWorkbenchState((state) => state.files.some(({ name }) => name.endsWith(".java")));
  const [said, say] = useState("");
  const method = methodIn(result);
  if (method === undefined || isRunning) return null;
  const saveJson = (): void => {
    saveFile(resultName(method), `${JSON.stringify(result, undefined, 2)}\n`);
    say(t("tests.saved", { name: resultName(method) }));
  };
  const saveJunit = async (): Promise<void> => {
    const name = junitName(method);
    // What is watched has a depth where none was chosen: the class is that of the inputs on the screen.
    const { files, options } = testsOf(workbench);
    const text = await workbench.strategies.junit({ files, options: { ...options, ...depthIn(result) } }, name);
    if (text !== undefined) saveFile(name, text);
    say(text === undefined ? t("tests.noJunit") : t("tests.saved", { name }));
  };
  return (
    <div className="tests-export" role="group" aria-label={t("tests.export")}>
      <SaveButton text="tests.json" hint="tests.jsonHint" onPress={saveJson} />
      {isJava ? <SaveButton text="tests.junit" hint="tests.junitHint" onPress={saveJunit} /> : null}
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </div>
  );
}

interface SaveButtonProps {
  readonly text: MessageId;
  readonly hint: MessageId;
  readonly onPress: () => unknown;
}

function SaveButton({ text, hint, onPress }: SaveButtonProps) {
  return (
    <button type="button" className="link-button" title={t(hint)} onClick={() => onPress()}>
      {t(text)}
    </button>
  );
}

/** Across the worker boundary a result is plain data. */
function methodIn(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null || !("method" in result)) return undefined;
  return typeof result.method === "string" ? result.method : undefined;
}

/** The depth of a result, where it has one. */
export function depthIn(result: unknown): { readonly depth?: number } {
  if (typeof result !== "object" || result === null || !("depth" in result)) return {};
  return typeof result.depth === "number" ? { depth: result.depth } : {};
}
