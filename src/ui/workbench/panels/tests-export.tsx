import { useState } from "react";
import { type MessageId, t } from "../../messages/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { methodIn, saveJunit, saveTests } from "./save-tests.ts";

/** Saves the generated inputs: as the command line prints them, or as a JUnit class. */
export function TestsExport() {
  const workbench = useWorkbench();
  const result = useRunState((state) => state.result);
  const isRunning = useRunState((state) => state.status === "running");
  const isJava = useWorkbenchState((state) => state.files.some(({ name }) => name.endsWith(".java")));
  const [said, say] = useState("");
  const method = methodIn(result);
  if (method === undefined || isRunning) return null;
  const tell = (name: string | undefined): void =>
    say(name === undefined ? t("tests.noJunit") : t("tests.saved", { name }));
  return (
    <div className="tests-export" role="group" aria-label={t("tests.export")}>
      <SaveButton text="tests.json" hint="tests.jsonHint" onPress={() => tell(saveTests(workbench))} />
      {isJava ? (
        <SaveButton text="tests.junit" hint="tests.junitHint" onPress={() => saveJunit(workbench).then(tell)} />
      ) : null}
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
