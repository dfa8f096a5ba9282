import type { HeapBox, HeapCloud, HeapPicture, HeapSlot } from "../trace/index.ts";

/** A pointer, `null`, or a text. */
export function slot(name: string, to: string, isNew = false): HeapSlot {
  const isPointer = to === "null" || /^[a-z]\d*$/i.test(to);
  return { name, text: to, target: isPointer ? to : undefined, isNew };
}

/** An object of the input, called by its id. */
export function box(id: string, fields: Readonly<Record<string, string>>, more: Partial<HeapBox> = {}): HeapBox {
  const slots = Object.entries(fields).map(([name, to]) => slot(name, to));
  return {
    id,
    label: id,
    type: "node",
    fields: slots,
    origin: "input",
    owner: undefined,
    fact: undefined,
    isNew: false,
    ...more,
  };
}

export function cloud(id: string, label: string, more: Partial<HeapCloud> = {}): HeapCloud {
  const mentions = /\((.*)\)/.exec(label)?.[1]?.split(", ") ?? [];
  return {
    id,
    label,
    mentions: mentions.filter((each) => each !== id),
    choices: [],
    fact: undefined,
    isNew: false,
    ...more,
  };
}

export function picture(parts: Partial<HeapPicture>): HeapPicture {
  return { id: "p", title: undefined, stack: [], boxes: [], clouds: [], facts: [], ...parts };
}

/** A list of n objects from x, each linked to the one before, too. */
export function doublyLinked(n: number): HeapPicture {
  const boxes = Array.from({ length: n }, (_, index) =>
    box(`n${index}`, {
      val: "_",
      prev: index === 0 ? "null" : `n${index - 1}`,
      next: index === n - 1 ? "null" : `n${index + 1}`,
    }),
  );
  return picture({ stack: [slot("x", "n0"), slot("last", `n${n - 1}`)], boxes });
}

/** A full binary tree whose leaves are predicates. */
export function binaryTree(height: number): HeapPicture {
  const boxes: HeapBox[] = [];
  const clouds: HeapCloud[] = [];
  const grow = (id: number, left: number): void => {
    if (left === 0) {
      clouds.push(cloud(`t${id}`, `tree(t${id})`));
      return;
    }
    boxes.push(box(`t${id}`, { left: `t${2 * id}`, right: `t${2 * id + 1}` }));
    grow(2 * id, left - 1);
    grow(2 * id + 1, left - 1);
  };
  grow(1, height);
  return picture({ stack: [slot("root", "t1")], boxes, clouds });
}
