/**
 * `ℓ1` for the address `n1`, as the page writes it: where formulas stand beside a heap, no name that unfolding made (`n1`) is
 * to be taken for one of its locations. Results in JSON have `n1`.
 */
export function locationName(address: string): string {
  return address.replace(/^n(?=\d+$)/, "ℓ");
}

/** Names of locations are no names of variables. */
export function isLocationName(name: string): boolean {
  return /^ℓ\d+$/.test(name);
}
