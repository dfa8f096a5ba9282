import { createHash } from "node:crypto";
import { fetchFirstLesson } from "./first-lesson.mjs";
import { firstScript } from "./first-words.mjs";

const inPage = [firstScript, fetchFirstLesson].map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

/**
 * What the built page may load: its own files, nothing else. It is written into the page, for static hosts. The two scripts
 * that stand in the page itself say that the others have not arrived, and ask for those of the first lesson. WebAssembly is
 * the Java parser; inline styles are the positions of panels and of the editor's lines. A worker at the address of a blob
 * imports one of the page's own: in a frame without an origin no other can be started (`src/entry/workers-by-import.ts`).
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' ${inPage.join(" ")}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join("; ");
