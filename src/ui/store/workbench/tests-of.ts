import { optionsFor } from "../options/index.ts";
import type { TestsOf } from "../runs/index.ts";
import type { Workbench } from "./workbench.ts";

/** What the reader has before them, as strategies are run on it. */
export function testsOf({ engine, state: { files, options } }: Workbench): TestsOf {
  return { files, options: optionsFor(engine, options) };
}
