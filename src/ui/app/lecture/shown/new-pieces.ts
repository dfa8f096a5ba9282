/** A piece of a line, and whether the line it is compared with lacks it. */
interface Piece {
  readonly text: string;
  readonly isNew: boolean;
}

/** The words and signs of a line, in pieces: those of its longest common part with another line are not new. */
export function newPieces(before: string, after: string): readonly Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, now);
  const pieces: { text: string; isNew: boolean }[] = [];
  const add = (text: string, isNew: boolean): void => {
    const last = pieces.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else pieces.push({ text, isNew });
  };
  let at = 0;
  for (const [place, word] of now.entries()) {
    const length = (from: number, to: number): number => lengths[from]?.[to] ?? 0;
    while (old[at] !== word && length(at + 1, place) === length(at, place) && at < old.length) at++;
    const isCommon = old[at] === word && length(at, place) === length(at + 1, place + 1) + 1;
    add(word, !isCommon && word.trim() !== "");
    if (isCommon) at++;
  }
  return pieces;
}

/** Of each two places: how much both have in common from there on. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let from = old.length - 1; from >= 0; from--)
    for (let to = now.length - 1; to >= 0; to--) {
      const row = lengths[from];
      if (row === undefined) continue;
      const next = lengths[from + 1];
      row[to] = old[from] === now[to] ? (next?.[to + 1] ?? 0) + 1 : Math.max(next?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}

function wordsOf(line: string): readonly string[] {
  return line.match(/\s+|[\p{L}\p{N}_′″‴ᵗₘ]+|./gu) ?? [];
}
