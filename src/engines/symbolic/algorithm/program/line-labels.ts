import { letters } from "../../../../java/index.ts";

/** `12` for the only thing of a line, `12a`, `12b`, … for several. */
export function lineLabels(lines: readonly string[]): readonly string[] {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const used = new Map<string, number>();
  return lines.map((line) => {
    const index = used.get(line) ?? 0;
    used.set(line, index + 1);
    return count.get(line) === 1 ? line : line + letters(index);
  });
}
