import type { HeapBox, HeapPicture } from "../../../../trace/index.ts";

/** The box that stands for the folded ones. */
export const FOLD = "⋯";

/** Of a chain its first and its last object are always drawn. */
const ENDS = 2;
/** The sign stands for at least so many: it is as wide as one object, or two. */
const FEWEST = 3;

/**
 * A heap whose longest chain of objects that only lead to each other has its middle folded to a box, as few of them as that takes;
 * undefined where that is not enough. What a step made or changed, and what a variable or a predicate names, is not folded.
 *
 * @param fits is a heap wholly in sight?
 * @param labelOf what stands on the box, for so many objects
 */
export function foldedWithin(
  picture: HeapPicture,
  fits: (folded: HeapPicture) => boolean,
  labelOf: (count: number) => string,
): HeapPicture | undefined {
  const chain = longestChain(picture);
  const folded = (count: number) => withFold(picture, chain, count, labelOf);
  let [tooFew, enough] = [FEWEST - 1, chain.length - ENDS];
  if (enough < FEWEST || !fits(folded(enough))) return undefined;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (fits(folded(middle))) enough = middle;
    else tooFew = middle;
  }
  return folded(enough);
}

/** Without so many objects in the middle of a chain, which end where the box leads. */
function withFold(
  picture: HeapPicture,
  chain: readonly HeapBox[],
  count: number,
  labelOf: (count: number) => string,
): HeapPicture {
  const from = Math.ceil((chain.length - count) / 2);
  const hidden = chain.slice(from, from + count);
  const [first, last] = [hidden[0], hidden.at(-1)];
  if (first === undefined || last === undefined) return picture;
  const ids = new Set(hidden.map(({ id }) => id));
  const leads = last.fields.filter(({ target }) => target !== undefined && target === chain[from + count]?.id);
  const fold: HeapBox = { ...first, id: FOLD, label: labelOf(count), fields: leads, owner: undefined, fact: undefined };
  const boxes = picture.boxes.flatMap((box): readonly HeapBox[] => {
    if (box.id === first.id) return [fold];
    if (ids.has(box.id)) return [];
    const fields = box.fields.map((field) => (field.target === first.id ? { ...field, target: FOLD } : field));
    return [{ ...box, fields }];
  });
  return { ...picture, boxes };
}

/** Objects of one type that follow each other and that nothing else leads to. */
function longestChain(picture: HeapPicture): readonly HeapBox[] {
  const boxes = new Map(picture.boxes.map((box) => [box.id, box]));
  const into = intoEach(picture);
  const nextOf = (box: HeapBox): HeapBox | undefined => {
    const targets = box.fields.flatMap(({ target }) => (boxes.has(target ?? "") ? (target ?? []) : []));
    const next = boxes.get(targets[0] ?? "");
    const isChain = targets.length === 1 && next?.type === box.type && into.get(next.id) === 1;
    return isChain && !isOfStep(box) && next !== undefined && !isOfStep(next) ? next : undefined;
  };
  const followed = new Set(picture.boxes.flatMap((box) => nextOf(box)?.id ?? []));
  let longest: readonly HeapBox[] = [];
  for (const begin of picture.boxes.filter(({ id }) => !followed.has(id))) {
    const chain = [begin];
    for (let next = nextOf(begin); next !== undefined; next = nextOf(next)) chain.push(next);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}

function isOfStep({ isNew, fields }: HeapBox): boolean {
  return isNew || fields.some((field) => field.isNew);
}

/** How many variables, fields and predicates lead to each. */
function intoEach({ stack, boxes, clouds }: HeapPicture): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  const targets = [
    ...stack.flatMap(({ target }) => target ?? []),
    ...boxes.flatMap(({ fields }) => fields.flatMap(({ target }) => target ?? [])),
    ...clouds.flatMap(({ mentions }) => mentions),
  ];
  for (const target of targets) count.set(target, (count.get(target) ?? 0) + 1);
  return count;
}
