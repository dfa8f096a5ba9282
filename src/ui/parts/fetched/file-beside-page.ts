/** How long a file may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The text of a file beside the page; undefined where there is none, as on hosts that answer every address with the page itself.
 * Rejects where the server does not answer, or says that it cannot.
 */
export async function fileBesidePage(path: string): Promise<string | undefined> {
  const response = await fetch(new URL(path, document.baseURI), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
  return response.ok && !isPage ? response.text() : undefined;
}
