import type { SavedResult } from "../../../engine-kit/index.ts";
import { saveFile } from "../../parts/index.ts";
import { requestOptions } from "../options/index.ts";
import type { Workbench } from "./workbench.ts";

/** Saves a file of the result of a run. Returns its name, undefined where there was nothing to save. */
export async function saveResult(workbench: Workbench, saved: SavedResult): Promise<string | undefined> {
  const { result } = workbench.run.store.getState();
  const name = result === undefined ? undefined : saved.fileName(result, workbench.state.files);
  if (result === undefined || name === undefined) return undefined;
  const text = await textOf(workbench, saved, result, name);
  if (text !== undefined) saveFile(name, text);
  return text === undefined ? undefined : name;
}

async function textOf(
  workbench: Workbench,
  { content }: SavedResult,
  result: object,
  name: string,
): Promise<string | undefined> {
  if (content.kind === "result") return content.text(result);
  const options = requestOptions(workbench.engine, workbench.state.options);
  const reply = await workbench.job.ask(content.command, content.request(result, options, name));
  return reply.ok ? content.text(reply.value) : undefined;
}
