/** The bytes of a text, 0 to 255. Half surrogate pairs become `?`, as in Java. */
export function encodeUtf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point >= 0xd800 && point < 0xe000) bytes.push(0x3f);
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return bytes;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

/**
 * The text of bytes given as −128 to 127 or 0 to 255. What could begin a sequence and does not go on as one becomes U+FFFD,
 * and so does half a surrogate pair, as in Java.
 */
export function decodeUtf8(bytes: ArrayLike<number>): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; ) {
    const length = sequenceLength(byteAt(bytes, i));
    const there = bytesThere(bytes, i, length);
    parts.push(length > 0 && there === length ? textAt(bytes, i, length) : REPLACEMENT);
    i += Math.max(1, there);
  }
  return parts.join("");
}

const REPLACEMENT = "\ufffd";

function byteAt(bytes: ArrayLike<number>, index: number): number {
  return (bytes[index] ?? 0) & 0xff;
}

/** How many bytes the sequence that begins with this byte has; 0 when none does. */
export function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/** How many bytes of a sequence of that length there are. */
function bytesThere(bytes: ArrayLike<number>, start: number, length: number): number {
  let count = Math.min(1, length);
  while (count < length && goesOn(byteAt(bytes, start), count, byteAt(bytes, start + count))) count++;
  return count;
}

/** Whether the byte at a place after the first one may be there: the second one says whether the sequence is the shortest. */
function goesOn(first: number, place: number, byte: number): boolean {
  if ((byte & 0xc0) !== 0x80) return false;
  if (place !== 1) return true;
  if (first === 0xe0) return byte >= 0xa0;
  if (first === 0xf0) return byte >= 0x90;
  return first !== 0xf4 || byte < 0x90;
}

function textAt(bytes: ArrayLike<number>, start: number, length: number): string {
  const first = byteAt(bytes, start);
  let point = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) point = (point << 6) | (byteAt(bytes, start + i) & 0x3f);
  const isSurrogate = point >= 0xd800 && point < 0xe000;
  return isSurrogate ? REPLACEMENT : String.fromCodePoint(point);
}
