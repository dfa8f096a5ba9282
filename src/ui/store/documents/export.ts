import type { Document } from "./document.ts";

/** All documents with their versions as one JSON text. Times are milliseconds since 1970. */
export function exportedText(documents: readonly Document[]): string {
  return `${JSON.stringify({ format: "fixscope-documents", version: 1, documents }, undefined, 2)}\n`;
}
