import { type Definitions, definitionName, parametersUsed, readDefinitions } from "../../../../../definitions/index.ts";
import { type Result, success } from "../../../../../kernel/index.ts";
import type { ContextSelector } from "../selector.ts";
import { contextBounds } from "./bounds.ts";
import { callElement, heapSelect, instanceSelect, objectElement, selectorLanguage, staticSelect } from "./language.ts";

/** A selector that the reader defined. */
export interface OwnSelector extends ContextSelector {
  readonly name: string;
  /** Elements of the heap contexts at most; ∞ where no bound is seen, undefined where the heap option says it. */
  readonly heapBound: number | undefined;
  /** Of each function its name and the parameters that have no part in what it gives. */
  readonly forgets: readonly { readonly name: string; readonly parameters: readonly string[] }[];
}

/** The name of a selector that is a definition: `selector NAME …`; undefined: it is something else. */
export function ownSelectorName(spec: string): string | undefined {
  return definitionName(spec, selectorLanguage);
}

/** Reads the definition of a selector. Every function of the language is total, so it answers every call. */
export function readSelector(spec: string): Result<OwnSelector> {
  // Places name the option.
  const read = readDefinitions("context", spec, selectorLanguage);
  return read.ok ? success(selectorOf(read.value)) : read;
}

/** @throws Error when the checker let definitions through that are not whole: a fault of the program itself */
function selectorOf(definitions: Definitions): OwnSelector {
  const ofStatic = definitions.function(staticSelect);
  const ofInstance = definitions.function(instanceSelect);
  const ofHeap = definitions.function(heapSelect);
  const [staticPart, instancePart, heapPart] = [staticSelect, instanceSelect, heapSelect].map(({ name }) =>
    definitions.definition(name),
  );
  if (ofStatic === undefined || ofInstance === undefined || staticPart === undefined || instancePart === undefined)
    throw new Error("definitions of a selector that are not whole");
  const bounds = contextBounds({ static: staticPart, instance: instancePart, heap: heapPart });
  const parts = [staticPart, instancePart, ...(heapPart === undefined ? [] : [heapPart])];
  return {
    name: definitions.name,
    k: bounds.method,
    ...(heapPart !== undefined && Number.isFinite(bounds.heap) ? { usualHeap: bounds.heap } : {}),
    heapBound: heapPart && bounds.heap,
    forgets: parts.map(({ name, parameters, body }) => {
      const used = parametersUsed(body);
      return { name, parameters: parameters.flatMap((each, place) => (used.has(place) ? [] : [each.name])) };
    }),
    formula: {
      instance: instancePart.written,
      static: staticPart.written,
      heap: heapPart?.written ?? "Heap(c, oᵢ) = lastₕ(c)",
      source: "own",
    },
    selectStatic: (contexts, caller, site, callee) => contexts.of(ofStatic(caller.elements, callElement(site), callee)),
    selectInstance: (contexts, caller, site, receiver, callee) =>
      contexts.of(
        ofInstance(caller.elements, callElement(site), receiver.context.elements, objectElement(receiver.site), callee),
      ),
    ...(ofHeap === undefined
      ? {}
      : {
          selectHeap: (contexts, context, heap, site) =>
            contexts.of(ofHeap(context.elements, objectElement(site), heap)),
        }),
  };
}
