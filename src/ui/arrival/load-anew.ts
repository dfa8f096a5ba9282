/** What of the browser loads a page anew. Tests give a fake. */
interface Reloading {
  /** The addresses of the scripts and styles that were asked for so far, those that failed too. */
  readonly asked: () => readonly string[];
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly reload: () => void;
}

const browser: Reloading = {
  asked: () => performance.getEntriesByType("resource").map(({ name }) => name),
  fetch: (address, init) => fetch(address, init),
  reload: () => location.reload(),
};

/**
 * Loads the page anew, with what its server has in place of files that the browser keeps damaged. As long as the server does not
 * answer, the page stays as it is. What the reader made is stored, and the address says what is shown.
 */
export async function loadAnew({ asked, fetch, reload }: Reloading = browser): Promise<void> {
  const own = new URL(".", document.baseURI).href;
  const addresses = new Set(asked().filter((name) => name.startsWith(own) && /\.(js|css|wasm)$/.test(name)));
  try {
    const page = await fetch(document.baseURI.replace(/#.*/s, ""), { cache: "reload" });
    if (!page.ok) return;
    await Promise.all([...addresses].map((address) => renew(address, fetch)));
  } catch {
    return;
  }
  reload();
}

/** A file that its server no longer has is one of an older build; the page that comes names others. */
async function renew(address: string, fetch: Reloading["fetch"]): Promise<void> {
  const response = await fetch(address, { cache: "reload" });
  await response.arrayBuffer();
}
