import type { Replay, ReplayConfiguration } from "../../trace/index.ts";

/** A configuration of a run, with the rule that led to it; the first has none. */
export interface Frame {
  readonly key: string;
  readonly text: string;
  readonly weight: string;
  readonly depth: number;
  readonly configuration: ReplayConfiguration;
}

/** A run may be exponentially long; more than this is not walked through. */
export const MAX_FRAMES = 500;

/** The configurations of a run from its start on. */
export function framesOf({ start, steps }: Replay): { readonly frames: readonly Frame[]; readonly isCut: boolean } {
  const frames: Frame[] = [{ key: "start", text: "", weight: "", depth: 0, configuration: start }];
  for (const { text, weight, depth, configuration } of steps()) {
    if (frames.length > MAX_FRAMES) return { frames, isCut: true };
    frames.push({ key: String(frames.length), text, weight, depth, configuration });
  }
  return { frames, isCut: false };
}
