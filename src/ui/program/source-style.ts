import type { CSSProperties } from "react";
import { type CodeSize, codeMetrics } from "../adapters/monaco/index.ts";

/** The editor's metrics as CSS variables, for the plain view and for the marks of both. */
export function sourceStyle(lineCount: number, { fontSize, lineHeight }: CodeSize): CSSProperties {
  return {
    "--source-size": `${fontSize}px`,
    "--source-line": `${lineHeight}px`,
    "--source-digits": codeMetrics.digits(lineCount),
    "--source-gap": `${codeMetrics.gap}px`,
    "--source-top": `${codeMetrics.paddingTop}px`,
    "--source-bottom": `${codeMetrics.paddingBottom}px`,
  } as CSSProperties;
}
