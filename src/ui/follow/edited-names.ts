import type { InputFile } from "../../kernel/index.ts";

/** Names with more numbers than this are taken for no other ones. */
const MAX_NUMBERS = 6;

/** Up to where a text was changed, and by how many lines what stands behind it has moved. */
interface Edit {
  readonly lastBefore: number;
  readonly lastAfter: number;
  readonly moved: number;
}

/**
 * Whether a fact is there in the run of another version of the text. Names have lines in them, `o8`, `14`, and what stands behind an
 * edit has moved: any number in a name may be such a line, or none. What cannot be told is taken for there.
 */
export class EditedNames {
  readonly #edit: Edit | undefined;

  constructor(before: readonly InputFile[], after: readonly InputFile[]) {
    this.#edit = editOf(before, after);
  }

  /** Whether `names` of the run before have a name of the run after. */
  wasThere(alike: string, names: { has(name: string): boolean }): boolean {
    const { lastAfter, moved } = this.#edit ?? nothing;
    return isAmong(alike, names, lastAfter, -moved);
  }

  /** Whether `names` of the run after have a name of the run before. */
  isThere(alike: string, names: { has(name: string): boolean }): boolean {
    const { lastBefore, moved } = this.#edit ?? nothing;
    return isAmong(alike, names, lastBefore, moved);
  }

  get isEdited(): boolean {
    return this.#edit !== nothing;
  }

  /** Whether the versions differ in one file at most: else nothing can be told. */
  get isKnown(): boolean {
    return this.#edit !== undefined;
  }
}

const nothing: Edit = { lastBefore: 0, lastAfter: 0, moved: 0 };

function isAmong(alike: string, names: { has(name: string): boolean }, last: number, moved: number): boolean {
  if (names.has(alike) || moved === 0) return names.has(alike);
  const pieces = alike.split(/(\d+)/);
  const places = [...pieces.keys()].filter((place) => place % 2 === 1 && Number(pieces[place]) > last);
  if (places.length > MAX_NUMBERS) return true;
  for (let chosen = 1; chosen < 2 ** places.length; chosen++) {
    const other = [...pieces];
    for (const [bit, place] of places.entries())
      if ((chosen >> bit) % 2 === 1) other[place] = String(Number(pieces[place]) + moved);
    if (names.has(other.join(""))) return true;
  }
  return false;
}

function editOf(before: readonly InputFile[], after: readonly InputFile[]): Edit | undefined {
  if (before.length !== after.length) return undefined;
  const changed = before.flatMap((file, place) => {
    const other = after[place];
    return other?.name === file.name && other.text === file.text ? [] : [[file, other] as const];
  });
  const [[one, other] = []] = changed;
  if (changed.length === 0) return nothing;
  if (changed.length > 1 || one === undefined || one.name !== other?.name) return undefined;
  const [old, now] = [one.text.split("\n"), other.text.split("\n")];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let same = 0;
  while (same < most - first && old[old.length - 1 - same] === now[now.length - 1 - same]) same++;
  return { lastBefore: old.length - same, lastAfter: now.length - same, moved: now.length - old.length };
}
