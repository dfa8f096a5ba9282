/**
 * What the built page may load: its own files, nothing else. Sent as a header by `npm start` and written into the page
 * for static hosts. WebAssembly is the Java parser; inline styles are the positions of panels and of the editor's lines.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join("; ");

/**
 * The policy as a header. It also says which pages may show this one in a frame, which the page itself cannot: browsers
 * ignore `frame-ancestors` in a `meta` element.
 * @param {readonly string[]} embedders origins; without any, no page may
 */
export function contentSecurityHeader(embedders = []) {
  return `${contentSecurityPolicy}; frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(" ")}`;
}
