/** The reader's own words at a position: "look here". */
export interface Note {
  readonly position: number;
  readonly text: string;
}

/** Longer ones are cut. */
export const MAX_NOTE = 500;
/** More are not kept. */
const MAX_NOTES = 200;

/** The notes with another text at a position; an empty one removes it. In the order of the walk. */
export function withNote(notes: readonly Note[], position: number, text: string): readonly Note[] {
  const others = notes.filter((note) => note.position !== position);
  const kept = text.trim().slice(0, MAX_NOTE);
  if (kept === "") return others;
  return [...others, { position, text: kept }].sort((a, b) => a.position - b.position).slice(0, MAX_NOTES);
}

/** Notes of a link or of storage: pairs of a position and a text. What is something else is left out. */
export function readNotes(value: unknown): readonly Note[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_NOTES).reduce<readonly Note[]>((notes, pair: unknown) => {
    if (!Array.isArray(pair)) return notes;
    const [position, text]: readonly unknown[] = pair;
    const isNote = Number.isSafeInteger(position) && Number(position) >= 0 && typeof text === "string";
    return isNote ? withNote(notes, Number(position), text) : notes;
  }, []);
}

/** What {@link readNotes} reads. */
export function showNotes(notes: readonly Note[]): readonly (readonly [number, string])[] {
  return notes.map(({ position, text }) => [position, text]);
}
