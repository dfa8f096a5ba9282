/** No line is longer: about as long as a string can be. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** The lines of a stream of bytes; undefined for one that is too long to be read. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | undefined, void, undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const take = (): string | undefined => {
    const line = length > longest ? undefined : new TextDecoder().decode(Buffer.concat(parts)).replace(/\r$/, "");
    parts = [];
    length = 0;
    return line;
  };
  for await (const bytes of stream) {
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      add(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(bytes.subarray(start));
  }
  if (length > 0) yield take();
}
