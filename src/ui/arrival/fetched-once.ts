/** A part of the code that is fetched when it is first needed. */
export interface Fetching<Part> {
  fetch(): Promise<Part>;
  /** Undefined until it was fetched. */
  now(): Part | undefined;
}

export function fetchedOnce<Part>(load: () => Promise<Part>): Fetching<Part> {
  let here: Part | undefined;
  return {
    fetch: async () => {
      here = await load();
      return here;
    },
    now: () => here,
  };
}
