import type { AnalysisError } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";
import { Button } from "../../parts/index.ts";
import { useWorkbench } from "../../store/index.ts";

/** Puts a `main` behind a program that has none, where the reader may change it. */
export function WriteMain({ error }: { readonly error: AnalysisError }) {
  const workbench = useWorkbench();
  const written = error.kind === "no-entry" ? error.written : undefined;
  if (written === undefined) return null;
  const write = (): void => {
    const text = workbench.state.files.find((file) => file.name === written.name)?.text;
    if (text !== undefined) workbench.editing.edit(written.name, `${text.trimEnd()}\n\n${written.text}`);
  };
  return <Button onClick={write}>{t("run.writeMain")}</Button>;
}
