import { fill } from "../../../kernel/index.ts";
import { notes } from "./notes.ts";

/** `null 12b fails` in words. */
export function goalText(key: string): string {
  const [kind = "", place = "", side] = key.split(" ");
  return fill(notes, side === undefined ? `goal.${kind}` : `goal.${kind}.${side}`, { place });
}
