import type { AllocationSite, CallSite, ClassInfo } from "../../../java/index.ts";

/** What contexts are made of: call sites, abstract objects, or the classes that contain their `new`. */
export type ContextElement =
  | { readonly kind: "call-site"; readonly site: CallSite }
  | { readonly kind: "object"; readonly site: AllocationSite }
  | { readonly kind: "type"; readonly class: ClassInfo };

/** A list of context elements, oldest first. Interned: equal contexts are the same object. */
export interface Context {
  readonly id: number;
  readonly elements: readonly ContextElement[];
  /** `[3,9]`, `[o3]`, `[X]`, `[]`. */
  readonly label: string;
}

/** All contexts of one analysis, shared in a trie: appending is one look-up. */
export class Contexts {
  readonly #all: Node[] = [];
  readonly #root: Node;
  readonly #elementIds = new Map<unknown, number>();

  constructor() {
    this.#root = this.#create([]);
  }

  get empty(): Context {
    return this.#root;
  }

  get count(): number {
    return this.#all.length;
  }

  at(id: number): Context {
    return this.#all[id] ?? this.#root;
  }

  /** The last k elements of context ++ element. */
  append(context: Context, element: ContextElement, k: number): Context {
    if (k === 0) return this.#root;
    const shortened = context.elements.length < k ? context : this.last(context, k - 1);
    return this.#child(shortened, element);
  }

  /** The last k elements of a context. */
  last(context: Context, k: number): Context {
    if (context.elements.length <= k) return context;
    const node = this.#all[context.id];
    const known = node?.suffixes.get(k);
    if (known !== undefined) return known;
    const kept = k === 0 ? [] : context.elements.slice(-k);
    const suffix = kept.reduce<Context>((prefix, element) => this.#child(prefix, element), this.#root);
    node?.suffixes.set(k, suffix);
    return suffix;
  }

  #child(context: Context, element: ContextElement): Context {
    const node = this.#all[context.id] ?? this.#root;
    const id = this.#elementId(element);
    const known = node.children.get(id);
    if (known !== undefined) return known;
    const child = this.#create([...context.elements, element]);
    node.children.set(id, child);
    return child;
  }

  #create(elements: readonly ContextElement[]): Node {
    const node: Node = {
      id: this.#all.length,
      elements,
      label: `[${elements.map(showElement).join(",")}]`,
      children: new Map(),
      suffixes: new Map(),
    };
    this.#all.push(node);
    return node;
  }

  #elementId(element: ContextElement): number {
    const key = element.kind === "type" ? element.class : element.site;
    const known = this.#elementIds.get(key);
    if (known !== undefined) return known;
    this.#elementIds.set(key, this.#elementIds.size);
    return this.#elementIds.size - 1;
  }
}

interface Node extends Context {
  readonly children: Map<number, Context>;
  readonly suffixes: Map<number, Context>;
}

/** `3`, `o3`, `X` */
export function showElement(element: ContextElement): string {
  return element.kind === "type" ? element.class.name : element.site.label;
}
