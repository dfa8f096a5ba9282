import { type CallSite, dispatch, type Method, type Type } from "../../../../java/index.ts";

/** Dispatch(oᵢ, k), each answer found once: it depends only on the call site and on the type of the object. */
export class DispatchTable {
  readonly #answers = new Map<CallSite, Map<unknown, Method | undefined>>();

  /** The method that runs, or undefined when nothing implements the call. `special` calls run what they name. */
  dispatch(site: CallSite, receiver: Type): Method | undefined {
    if (site.kind === "special") return site.target;
    const key = receiver.kind === "class" ? receiver.class : receiver.kind;
    const known = this.#answers.get(site) ?? new Map<unknown, Method | undefined>();
    this.#answers.set(site, known);
    if (!known.has(key)) known.set(key, dispatch(receiver, site.target));
    return known.get(key);
  }
}
