import type { AllocationSite, CallSite, ClassInfo, Labeling } from "../../../../java/index.ts";
import { PairMap } from "../../../../kernel/index.ts";

/** An element of a context: a call site, an abstract object, or the class that contains its `new`. */
export type ContextElement =
  | { readonly kind: "call-site"; readonly site: CallSite }
  | { readonly kind: "object"; readonly site: AllocationSite }
  | { readonly kind: "type"; readonly class: ClassInfo };

/** A list of context elements, oldest first. Interned: equal contexts are the same object. */
export interface Context {
  readonly id: number;
  readonly elements: readonly ContextElement[];
  /** `3`, `o3`, `X`: what its elements are called. */
  readonly elementLabels: readonly string[];
  /** `[3,9]`, `[o3]`, `[X]`, `[]`. */
  readonly label: string;
}

/** All contexts of one analysis, shared in a trie: appending is one look-up. */
export class Contexts {
  readonly #all: Node[] = [];
  readonly #root: Node;
  readonly #elementIds = new Map<unknown, number>();
  /** (context, element) → the context that is longer by that element. */
  readonly #children = new PairMap(64);
  readonly #labeling: Labeling;

  constructor(labeling: Labeling) {
    this.#labeling = labeling;
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
    return k === 0 ? this.#root : this.#child(this.last(context, k - 1), element);
  }

  /** The last k elements of a context. */
  last(context: Context, k: number): Context {
    const { length } = context.elements;
    if (length <= k) return context;
    if (k === 0) return this.#root;
    if (length > k + 1) return this.of(context.elements.slice(-k));
    const node = this.#all[context.id] ?? this.#root;
    node.rest ??= this.of(context.elements.slice(1));
    return node.rest;
  }

  /** The context of these elements, oldest first. */
  of(elements: readonly ContextElement[]): Context {
    return elements.reduce<Context>((prefix, element) => this.#child(prefix, element), this.#root);
  }

  #child(context: Context, element: ContextElement): Context {
    const fresh = this.#all.length;
    const child = this.#children.getOrSet(context.id, this.#elementId(element), fresh);
    return child === fresh ? this.#create([...context.elements, element]) : this.at(child);
  }

  #create(elements: readonly ContextElement[]): Node {
    const node = new Node(this.#all.length, elements, this.#labeling);
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

class Node implements Context {
  readonly id: number;
  readonly elements: readonly ContextElement[];
  /** The context without its oldest element, once it was asked for. */
  rest: Context | undefined;
  readonly #labeling: Labeling;

  constructor(id: number, elements: readonly ContextElement[], labeling: Labeling) {
    this.id = id;
    this.elements = elements;
    this.#labeling = labeling;
  }

  get elementLabels(): readonly string[] {
    return this.elements.map((element) => elementLabel(element, this.#labeling));
  }

  get label(): string {
    return `[${this.elementLabels.join(",")}]`;
  }
}

function elementLabel(element: ContextElement, labeling: Labeling): string {
  switch (element.kind) {
    case "call-site":
      return element.site.labels[labeling];
    case "object":
      return element.site.label;
    case "type":
      return element.class.name;
  }
}
