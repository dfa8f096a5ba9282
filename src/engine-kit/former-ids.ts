/** Ids as links, files and stored work had them before they were spelled as the rest of the product is. */
const PRESENT: Readonly<Record<string, string>> = {
  "static-initialisers": "static-initializers",
  "points-to.rule.class-initialisation": "points-to.rule.class-initialization",
};

/** The present id of a lesson or a rule that was written with an id of any time. */
export function presentId(written: string): string {
  return Object.hasOwn(PRESENT, written) ? (PRESENT[written] ?? written) : written;
}

/** The former ids of the lesson or rule that has this id now. */
export function formerIds(present: string): readonly string[] {
  return Object.keys(PRESENT).filter((former) => PRESENT[former] === present);
}
