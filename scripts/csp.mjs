import { createHash } from "node:crypto";
import { firstScript } from "./first-words.mjs";

const first = createHash("sha256").update(firstScript).digest("base64");

/**
 * What the built page may load: its own files, nothing else. It is written into the page, for static hosts. The one script
 * that stands in the page itself is what says that the others have not arrived. WebAssembly is the Java parser; inline
 * styles are the positions of panels and of the editor's lines. A worker at the address of a blob imports one of the page's own:
 * in a frame without an origin no other can be started (`src/entry/workers-by-import.ts`).
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${first}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join("; ");
