import { expect } from "vitest";
import type { BoardSession, Recording } from "../../trace/index.ts";

/** Of longer recordings only this many steps are read. */
const MAX_STEPS = 5_000;

/**
 * Each thing has one name, and no two have the same: facts that read differently with long names do so with those that are shown,
 * and a text that has been shortened is as short as it can be.
 */
export function checkNames(recording: Recording, session: BoardSession): void {
  const longBy = new Map<string, string>();
  for (let seq = 0; seq < Math.min(recording.length, MAX_STEPS); seq++) {
    const { text } = session.made(seq) ?? {};
    if (text === undefined) continue;
    const shown = session.shown(text);
    expect(session.shown(shown), text).toBe(shown);
    expect(longBy.get(shown) ?? text, `shown as ${shown}`).toBe(text);
    longBy.set(shown, text);
  }
}
