import { failure, type Result, success } from "../../kernel/index.ts";
import type { WorklistOrder } from "./algorithm/saturation.ts";

/** What a run of the saturation may be told. */
export interface PushdownOptions {
  readonly direction: "post" | "pre";
  readonly order: WorklistOrder;
  /** Stop after about so many steps with a partial result. */
  readonly maxSteps: number;
}

const names = ["direction", "order", "maxSteps", "max-steps", "timeout"];

/** Checks options by the names of the command line's flags. */
export function parsePushdownOptions(raw: Readonly<Record<string, unknown>>): Result<PushdownOptions> {
  const unknown = Object.keys(raw).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return bad(
      unknown,
      raw[unknown],
      `nothing: a pushdown system takes ${names.slice(0, 2).join(", ")}, max-steps, timeout`,
    );
  const { direction = "post", order = "fifo" } = raw;
  if (direction !== "post" && direction !== "pre") return bad("direction", direction, "post or pre");
  if (order !== "fifo" && order !== "lifo") return bad("order", order, "fifo or lifo");
  const steps = raw["maxSteps"] ?? raw["max-steps"];
  const maxSteps = steps === undefined ? Number.POSITIVE_INFINITY : Number(steps);
  if (!(maxSteps > 0)) return bad("max-steps", steps, "a positive number");
  const timeout = raw["timeout"];
  if (timeout !== undefined && !(Number(timeout) >= 0)) return bad("timeout", timeout, "a number of milliseconds");
  return success({ direction, order, maxSteps });
}

function bad(option: string, value: unknown, expected: string): Result<never> {
  return failure({ kind: "bad-option", option, value: String(value), expected });
}
