/** A layout that is fetched with the first graph that it is for. */
export interface FetchedLayout<L> {
  fetch(): Promise<L>;
  /** Undefined until it was fetched. */
  now(): L | undefined;
}

export function fetchedLayout<L>(load: () => Promise<L>): FetchedLayout<L> {
  let here: L | undefined;
  return {
    fetch: async () => {
      here = await load();
      return here;
    },
    now: () => here,
  };
}
