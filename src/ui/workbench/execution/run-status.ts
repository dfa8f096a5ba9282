import { t } from "../../messages/index.ts";
import type { ExecutionState } from "../../store/index.ts";

/** How an execution stands, in one sentence. A limit is told as a limit. */
export function statusText({ status, result, progress, stepLimit }: ExecutionState): string {
  switch (status) {
    case "idle":
      return "";
    case "running":
      return t("execution.running", { steps: progress?.steps ?? 0 });
    case "failed":
      return t("execution.failed");
    case "lost":
      return t("execution.lost");
    case "done":
      return result === undefined ? "" : exitText(result, stepLimit);
  }
}

function exitText({ exit, steps }: NonNullable<ExecutionState["result"]>, limit: number): string {
  switch (exit.kind) {
    case "returned":
      return t("execution.returned", { steps });
    case "exited":
      return t("execution.exited", { status: exit.status, steps });
    case "exception":
      return t("execution.exception", { type: exit.type.replace(/^.*\./, ""), steps });
    case "deadlock": {
      const waits = exit.waits.map(({ text }) => text).join("; ");
      return t("execution.deadlock", { steps, waits });
    }
    case "step-limit":
      return t("execution.stepLimit", { limit });
    case "output-limit":
      return t("execution.outputLimit", { steps });
    case "canceled":
      return t("execution.canceled", { steps });
    case "no-entry":
      return t("execution.failed");
  }
}
