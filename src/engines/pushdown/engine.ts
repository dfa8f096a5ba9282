import { engineRuns, type Runnable, readOnly } from "../../engine-kit/index.ts";
import { fill } from "../../kernel/index.ts";
import { words } from "./messages/en.ts";
import { pushdownSchema } from "./options.ts";
import type { PushdownResult } from "./result.ts";

/** Saturates a pushdown system. */
export const engine: Runnable<PushdownResult> = {
  id: "pushdown",
  async load() {
    const { readPushdown, startPushdown } = await import("./index.ts");
    return engineRuns(pushdownSchema, {
      read: readOnly(readPushdown, () => fill(words, "pushdown.oneFile")),
      start: startPushdown,
    });
  },
};
