import { loadAnew } from "./load-anew.ts";

/**
 * Loads a part of the page by `import`. Half a module may be a whole script that exports nothing: what is undefined has not arrived.
 * A browser may keep that a module did not arrive, or arrived damaged, for as long as the page is open: where another try fails too,
 * the page is loaded anew.
 */
export function retried<T>(
  load: () => Promise<T | undefined>,
  giveUp: () => Promise<void> = loadAnew,
): () => Promise<T> {
  let failures = 0;
  return async () => {
    try {
      const part = await load();
      if (part === undefined) throw new TypeError("A file of the page has arrived in part.");
      return part;
    } catch (fault) {
      failures++;
      if (failures > 1) void giveUp();
      throw fault;
    }
  };
}
