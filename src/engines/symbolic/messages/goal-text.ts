import { fill } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";
import { say } from "./say.ts";

/** `null 12b fails` in words. */
export function goalText(key: string): string {
  const [kind = "", place = "", side] = key.split(" ");
  return fill(notes, side === undefined ? `goal.${kind}` : `goal.${kind}.${side}`, { place });
}

/** `a test for the branch 12T`, `a test for the return in line 14`; `key` as in the answer of `tests`. */
export function testText(key: string): string {
  return say("why-not.test", { goal: key.includes(" ") ? goalText(key) : say("goal.branch", { branch: key }) });
}
