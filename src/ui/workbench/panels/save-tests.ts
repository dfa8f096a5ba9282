import { saveFile } from "../../parts/index.ts";
import { testsOf, type Workbench } from "../../store/index.ts";
import { junitName, resultName } from "../tests-names.ts";

/** Saves the generated inputs as the command line prints them. Returns the file's name, undefined when there are none. */
export function saveTests({ run: { store } }: Workbench): string | undefined {
  const { result } = store.getState();
  const method = methodIn(result);
  if (method === undefined) return undefined;
  const name = resultName(method);
  saveFile(name, `${JSON.stringify(result, undefined, 2)}\n`);
  return name;
}

/** Saves the generated inputs as a JUnit class. Returns the file's name, undefined when none could be written. */
export async function saveJunit(workbench: Workbench): Promise<string | undefined> {
  const { result } = workbench.run.store.getState();
  const method = methodIn(result);
  if (method === undefined) return undefined;
  const name = junitName(method);
  // What is watched has a depth where none was chosen: the class is that of the inputs on the screen.
  const { files, options } = testsOf(workbench);
  const text = await workbench.strategies.junit({ files, options: { ...options, ...depthIn(result) } }, name);
  if (text !== undefined) saveFile(name, text);
  return text === undefined ? undefined : name;
}

/** Across the worker boundary a result is plain data. */
export function methodIn(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null || !("method" in result)) return undefined;
  return typeof result.method === "string" ? result.method : undefined;
}

/** The depth of a result, where it has one. */
export function depthIn(result: unknown): { readonly depth?: number } {
  if (typeof result !== "object" || result === null || !("depth" in result)) return {};
  return typeof result.depth === "number" ? { depth: result.depth } : {};
}
