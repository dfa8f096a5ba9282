import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { isPackable, packer, takesGzip } from "./gzipped.mjs";

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** How this machine calls itself. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Serves a folder of static files on this machine only.
 * @param {string} folder
 * @param {number} port
 * @param {{ readonly exact?: boolean, readonly embedders?: readonly string[] }} [options] `exact`: fail when the port is
 * taken; else the next free one is used. `embedders`: origins whose pages may show this one in a frame; none by default
 * @returns {Promise<number>} the port
 */
export async function serve(folder, port, { exact = false, embedders = [] } = {}) {
  const frames = `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(" ")}`;
  const policy = [...policiesOf(folder), frames].join("; ");
  const site = { folder, policy, isEmbedded: embedders.length > 0, pack: packer() };
  const server = createServer((request, response) => {
    if (isForThisMachine(request)) answer(site, request, response);
    else misdirected(request, response);
  });
  for (let candidate = port; ; candidate++) {
    const error = await listen(server, candidate);
    if (error === undefined) return candidate;
    if (exact || error.code !== "EADDRINUSE" || candidate >= 65_535) throw error;
  }
}

/**
 * The content security policy that the page has in itself. Sent as a header it also holds for workers; and only a header
 * may say which pages may show this one in a frame.
 * @param {string} folder
 * @returns {readonly string[]} one; none of a folder that has no page of ours
 */
function policiesOf(folder) {
  const file = join(folder, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page);
  return found?.[1] === undefined ? [] : [found[1].replaceAll("&#39;", "'")];
}

/**
 * @param {string} text `https://courses.example.org`
 * @returns {string | undefined} the origin as browsers write it; undefined for anything else
 */
export function readOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // No sign that means something in a policy.
  if (url?.href === `${url?.origin}/` && /^https?:\/\/[\w.:[\]-]+$/.test(url?.origin ?? "")) return url?.origin;
  return undefined;
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
function listen(server, port) {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", resolve);
      resolve(undefined);
    });
  });
}

/**
 * Whether a request names this machine and the port it came to. A page elsewhere can make its own name point here (DNS
 * rebinding) and would pass for this server's own page; the name it was asked by gives it away.
 * @param {import("node:http").IncomingMessage} request
 */
function isForThisMachine({ headers, socket }) {
  const host = headers.host?.toLowerCase() ?? "";
  const port = socket.localPort;
  return ownNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function misdirected({ socket }, response) {
  const text = `This server answers on this machine only: open http://localhost:${socket.localPort}/\n`;
  response.writeHead(421, plainText).end(text);
}

const plainText = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };

/**
 * What a server sends.
 * @typedef {object} Site
 * @property {string} folder
 * @property {string} policy the header `Content-Security-Policy`
 * @property {boolean} isEmbedded
 * @property {(file: string) => Promise<Buffer>} pack
 */

/**
 * @param {Site} site
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answer({ folder, policy, isEmbedded, pack }, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const file = resolveFile(folder, request.url ?? "/");
  if (file === undefined) {
    response.writeHead(404, plainText).end("Not found\n");
    return;
  }
  const isPacked = isPackable(file) && takesGzip(request.headers["accept-encoding"]);
  response.writeHead(200, {
    "Content-Type": mediaTypes[extname(file)] ?? "application/octet-stream",
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    // A frame without `allow-same-origin` has no origin, and asks for the page's own files as for those of another site.
    ...(isEmbedded ? { "Access-Control-Allow-Origin": "*" } : {}),
    // Names under assets/ carry a hash of their content; everything else is asked for again.
    "Cache-Control": file.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(isPackable(file) ? { Vary: "Accept-Encoding" } : {}),
    ...(isPacked ? { "Content-Encoding": "gzip" } : {}),
  });
  if (request.method === "HEAD") response.end();
  else if (isPacked)
    pack(file).then(
      (content) => response.end(content),
      () => response.destroy(),
    );
  else
    createReadStream(file)
      .on("error", () => response.destroy())
      .pipe(response);
}

/**
 * @param {string} folder
 * @param {string} url
 * @returns {string | undefined} a file inside the folder
 */
function resolveFile(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
    const inside = file.startsWith(join(folder, sep));
    return inside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
