import type { CSSProperties } from "react";
import { codeMetrics } from "../adapters/monaco/index.ts";

/** The editor's metrics as CSS variables, for the plain view and for the marks of both. */
export function sourceStyle(lineCount: number): CSSProperties {
  return {
    "--source-size": `${codeMetrics.fontSize}px`,
    "--source-line": `${codeMetrics.lineHeight}px`,
    "--source-digits": codeMetrics.digits(lineCount),
    "--source-gap": `${codeMetrics.gap}px`,
    "--source-top": `${codeMetrics.paddingTop}px`,
    "--source-bottom": `${codeMetrics.paddingBottom}px`,
  } as CSSProperties;
}
