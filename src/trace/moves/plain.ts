/** Signs as they may be typed, without spaces: `o3 in pt(x)`, `x -> y`. */
export function plain(text: string): string {
  return text
    .replaceAll(/\bin\b/g, "∈")
    .replaceAll("->", "→")
    .replaceAll("!=", "≠")
    .replaceAll("{}", "∅")
    .replaceAll(/\s+/g, "");
}
