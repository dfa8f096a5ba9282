import { atOf, type Recording } from "../../trace/index.ts";
import { plainText, t } from "../messages/index.ts";
import type { Session } from "../store/index.ts";

/** A slide of a lecture that is made of a run. */
interface Slide {
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

export function slidesOfNotes(
  recording: Recording,
  notes: readonly { readonly position: number; readonly text: string }[],
): readonly Slide[] {
  return notes.map(({ position, text }) => {
    const at = atOf(recording, position);
    return { at, title: t("notes.slide", { step: at }), text };
  });
}

/** The moments of a long run, each with what its step does; none of a short run. */
export function slidesOfMoments(session: Pick<Session, "reader" | "recording"> | undefined): readonly Slide[] {
  if (session?.recording.isLong !== true) return [];
  const { reader, recording } = session;
  return reader.moments().map(({ position, title }) => ({
    at: atOf(recording, position),
    title: reader.shown(plainText(title)),
    text: saidAt(session, position),
  }));
}

/** What the step before a position does. */
export function saidAt({ reader, recording }: Pick<Session, "reader" | "recording">, position: number): string {
  if (position === 0) return "";
  const { what } = reader.explain(position, recording.previousStop(position, "rule"));
  return what.map((message) => reader.shown(plainText(message))).join(" ");
}
