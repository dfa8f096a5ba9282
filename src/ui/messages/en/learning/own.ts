/** Definitions that readers write. */
export const own = {
  "own.edit": "{name}: edit …",
  "own.write": "write your own …",
  "own.begin": "Begin with",
  "own.text": "Definition",
  "own.wanted": "To be defined",
  "own.usable": "May be used",
  "own.grammar":
    "Further: your own functions such as f(n: number) = n + 1, “if … then … else …”, and, or, not, =, !=, <, +, -, *, ++, [a, b], min, max, matches(text, \"a*\"), // comments. A function uses only those above it.",
  "own.mistakes": "What is wrong",
  "own.findings": "What holds",
  "own.place": "line {line}, column {column}",
  "own.loading": "Loading …",
} as const;
