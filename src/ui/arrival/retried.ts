import { loadAnew } from "./load-anew.ts";

/**
 * Loads a part of the page by `import`. A browser may keep that a module did not arrive, or arrived damaged, for as long as the page
 * is open: where another try fails too, the page is loaded anew.
 */
export function retried<T>(load: () => Promise<T>, giveUp: () => Promise<void> = loadAnew): () => Promise<T> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (fault) {
      failures++;
      if (failures > 1) void giveUp();
      throw fault;
    }
  };
}
