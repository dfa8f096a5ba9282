/** `?stored=none`: the page neither reads nor changes what the browser stores for it. */
const PARAMETER = "stored";
const NONE = "none";

/** Whether an address asks for a page without what is stored. */
export function isWithoutStoredWork(address: string): boolean {
  return new URL(address).searchParams.get(PARAMETER) === NONE;
}

/** The first page at an address, without what is stored: the program in the address may be what breaks it. */
export function withoutStoredWork(address: string): string {
  const url = new URL(address);
  url.searchParams.set(PARAMETER, NONE);
  url.hash = "#/";
  return url.href;
}

export function withStoredWork(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(PARAMETER);
  return url.href;
}
