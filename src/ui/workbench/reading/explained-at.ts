import { type Explanation, FORWARD } from "../../../trace/index.ts";
import type { Moment } from "../moment/index.ts";

interface Explained extends Pick<Moment, "position" | "since" | "isInLibrary"> {
  readonly session: Pick<Moment["session"], "reader" | "recording">;
}

/** What is said at a moment. Where a run was cut before its first step nobody is asked to make it. */
export function explainedAt({ session, position, since, isInLibrary }: Explained): Explanation {
  const { reader, recording } = session;
  const explanation = reader.explain(position, since, isInLibrary);
  if (recording.length > 0) return explanation;
  return { ...explanation, effect: explanation.effect.filter(({ id }) => id !== FORWARD) };
}
