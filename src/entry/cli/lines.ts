/** No line is longer: about as long as a string can be. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** A line, or why it is none that is read. `text` is what of it can be read, for its id. */
export type Line =
  | { readonly kind: "whole" | "misencoded"; readonly text: string }
  | { readonly kind: "too-long"; readonly text: "" };

/** The lines of a stream of bytes in UTF-8. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line, void, undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    const line: Line = length > longest ? { kind: "too-long", text: "" } : lineIn(Buffer.concat(parts));
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

function lineIn(bytes: Uint8Array): Line {
  const read = (text: string): string => text.replace(/\r$/, "");
  try {
    return { kind: "whole", text: read(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { kind: "misencoded", text: read(new TextDecoder().decode(bytes)) };
  }
}
