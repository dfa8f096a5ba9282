/** How often is looked whether the page still waits for something, in milliseconds. */
export const LOOK_EVERY_MS = 5_000;

/** Settles once nothing is waited for that the reader wants to see: what the page keeps for later is not to hold it up. */
export async function whenQuiet(isBusy: () => boolean): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  while (isBusy());
}
