/**
 * The source text of a member of a JSON object, as it is written: an `id` is sent back without being understood,
 * however deep or long it is. `text` has to be JSON; of several members of the name the last one counts.
 */
export function memberText(text: string, name: string): string | undefined {
  let found: string | undefined;
  let depth = 0;
  let key: string | undefined;
  let start = -1;
  const end = (at: number): void => {
    if (depth !== 1) return;
    if (start !== -1 && key === name) found = text.slice(start, at).trim();
    start = -1;
  };
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const close = endOfString(text, at);
        if (depth === 1 && start === -1) key = keyOf(text.slice(at, close));
        at = close - 1;
        break;
      }
      case "{":
      case "[":
        depth++;
        break;
      case ":":
        if (depth === 1) start = at + 1;
        break;
      case ",":
        end(at);
        break;
      case "}":
      case "]":
        end(at);
        depth--;
    }
  }
  return found;
}

/** Where a string ends: after the next quote that an even number of backslashes stands before. */
function endOfString(text: string, open: number): number {
  for (let close = text.indexOf('"', open + 1); close !== -1; close = text.indexOf('"', close + 1)) {
    let before = close;
    while (text[before - 1] === "\\") before--;
    if ((close - before) % 2 === 0) return close + 1;
  }
  return text.length;
}

function keyOf(written: string): string {
  return String(JSON.parse(written));
}
