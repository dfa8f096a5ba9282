/** A set of numbers that are taken by their places, the least first. A member that is in it is not added again. */
export class PlacedSet {
  readonly #placeOf: (member: number, added: number) => number;
  /** The next one is last. */
  readonly #waiting: { readonly member: number; readonly place: number }[] = [];
  readonly #members = new Set<number>();
  #added = 0;

  /** `placeOf` a member is asked when it is added, with how many were added before. */
  constructor(placeOf: (member: number, added: number) => number) {
    this.#placeOf = placeOf;
  }

  /** The place of the member; undefined if it was there already. */
  add(member: number): number | undefined {
    if (this.#members.has(member)) return undefined;
    this.#members.add(member);
    const place = this.#placeOf(member, this.#added++);
    let [low, high] = [0, this.#waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#waiting[middle]?.place ?? 0) > place) low = middle + 1;
      else high = middle;
    }
    this.#waiting.splice(low, 0, { member, place });
    return place;
  }

  /** Takes out the member with the least place; undefined when there is none. */
  take(): number | undefined {
    const member = this.#waiting.pop()?.member;
    if (member !== undefined) this.#members.delete(member);
    return member;
  }
}
