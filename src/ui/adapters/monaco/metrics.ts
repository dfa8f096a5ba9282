/** How large the text of a program is, in pixels. */
export interface CodeSize {
  readonly fontSize: number;
  /** Monaco sets lines at whole pixels: the design has 1.62 of the font size. */
  readonly lineHeight: number;
}

export const codeSizes = {
  usual: { fontSize: 14, lineHeight: 23 },
  /** Readable from the back row, and from that of a hall. */
  present: { fontSize: 20, lineHeight: 30 },
  hall: { fontSize: 28, lineHeight: 42 },
} as const satisfies Readonly<Record<string, CodeSize>>;

/** Sizes that the editor and the plain view of the same program share, so that one can replace the other in place. */
export const codeMetrics = {
  fontFamily: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',
  /** Room for this many digits at least, so that the text does not move at line 10. */
  digits: (lineCount: number): number => Math.max(2, String(lineCount).length),
  /** Between line number and text, in pixels; holds the folding arrows. */
  gap: 18,
  paddingTop: 4,
  paddingBottom: 12,
} as const;
