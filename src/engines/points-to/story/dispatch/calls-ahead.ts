import type { ClassSymbol, MethodSymbol } from "../symbols.ts";
import { signatureOf } from "./signature.ts";

/** A context of call sites alone: `[]`, `[4, 16]`. Others have objects or types, which are asked, too. */
const ofCallSites = /^\[[\d,| ]*\]$/;

/**
 * What methods are called before they are reached. Which of several methods a virtual call finds is what Dispatch is about to tell:
 * `[16]:?.get` for all that answer this call there.
 */
export class CallsAhead {
  readonly #classes: () => readonly ClassSymbol[];
  /** By what they are called ahead: the first method of that name. Only one stands there for all. */
  readonly #first = new Map<string, MethodSymbol>();

  constructor(classes: () => readonly ClassSymbol[]) {
    this.#classes = classes;
  }

  /**
   * As `ahead` of a node or a group of a graph.
   *
   * @param hasContexts does the run write contexts?
   */
  of(method: MethodSymbol, hasContexts: boolean): { readonly ahead?: string } {
    const signature = signatureOf(method.method);
    if (method.library !== "" || !this.#isAsked(signature)) return {};
    const context = ofCallSites.test(method.context) ? method.context : "[?]";
    const text = `${hasContexts ? `${context}:` : ""}?.${signature.slice(0, signature.indexOf("("))}`;
    const first = this.#first.get(text) ?? method;
    this.#first.set(text, first);
    return { ahead: first.label === method.label ? text : "" };
  }

  /** Do several of the reader's classes have a method of this signature? */
  #isAsked(signature: string): boolean {
    return this.#classes().filter(({ isGiven, methods }) => isGiven && (methods[signature] ?? "") !== "").length > 1;
  }
}
