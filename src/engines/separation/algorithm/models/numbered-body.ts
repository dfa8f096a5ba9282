import { numberAt, valueAt } from "../../../../kernel/index.ts";
import { namesOfDefinitions } from "../heaps/address-names.ts";
import {
  callsOf,
  cellsOf,
  type DataType,
  type Definitions,
  isReference,
  NULL,
  namesIn,
  type SymbolicHeap,
  type Typed,
  type Value,
} from "../heaps/symbolic-heap.ts";

/** A place in a cell or a call: the number of a reference, or an integer. */
type Place =
  | { readonly kind: "reference"; readonly number: number }
  | { readonly kind: "integer"; readonly value: Value };

/** What a call says of one formal parameter. */
interface Argument {
  readonly name: string;
  readonly place: Place;
}

/** A body with its references as numbers, so that it can be put down many times: null, the parameters, the others. */
export interface NumberedBody {
  readonly references: number;
  readonly equal: readonly (readonly [number, number])[];
  readonly distinct: readonly (readonly [number, number])[];
  readonly cells: readonly { readonly root: number; readonly type: DataType; readonly fields: readonly Place[] }[];
  readonly calls: readonly { readonly predicate: string; readonly arguments: readonly Argument[] }[];
}

/** Numbers bodies, the rules of predicates once for all. Integers that reach no cell are left out. */
export class NumberedBodies {
  readonly #definitions: Definitions;
  /** `predicate index` of the integer parameters that reach a cell. */
  readonly #stored: ReadonlySet<string>;
  #names: readonly string[] | undefined;
  readonly #rules = new Map<string, (NumberedBody | undefined)[]>();

  constructor(definitions: Definitions) {
    this.#definitions = definitions;
    this.#stored = storedParameters(definitions);
  }

  /** All that variables of formulas are called after. */
  get names(): readonly string[] {
    this.#names ??= [...new Set(namesOfDefinitions(this.#definitions))];
    return this.#names;
  }

  ofRule(predicate: string, rule: number): NumberedBody | undefined {
    const known = valueAt(this.#rules, predicate, () => []);
    const { parameters = [], rules = [] } = this.#definitions.predicates.get(predicate) ?? {};
    const heap = rules[rule];
    if (heap !== undefined) known[rule] ??= this.of(heap, parameters);
    return known[rule];
  }

  of(heap: SymbolicHeap, parameters: readonly Typed[]): NumberedBody {
    const numbers = new Map([[NULL, 0]]);
    const numberOf = (name: string): number => numberAt(numbers, name);
    const place = (value: Value, { type }: Typed): Place => {
      if (isReference(type)) return { kind: "reference", number: numberOf(typeof value === "string" ? value : NULL) };
      return { kind: "integer", value };
    };
    for (const { name, type } of parameters) if (isReference(type)) numberOf(name);
    const facts = (wanted: "=" | "≠"): NumberedBody["equal"] =>
      heap.pointers.flatMap(({ relation, left, right }) =>
        relation === wanted ? [[numberOf(left), numberOf(right)] as const] : [],
      );
    const [equal, distinct] = [facts("="), facts("≠")];
    const cells = cellsOf(heap).map(({ root, data, fields }) => {
      const type = this.#definitions.data.get(data) ?? { name: data, fields: [] };
      return { root: numberOf(root), type, fields: type.fields.map((field, at) => place(fields[at] ?? NULL, field)) };
    });
    const calls = callsOf(heap).map((call) => {
      const formals = this.#definitions.predicates.get(call.predicate)?.parameters ?? [];
      const wanted = [...formals.entries()].filter(
        ([index, { type }]) => isReference(type) || this.#stored.has(`${call.predicate} ${index}`),
      );
      return {
        predicate: call.predicate,
        arguments: wanted.map(([index, formal]) => ({
          name: formal.name,
          place: place(call.arguments[index] ?? NULL, formal),
        })),
      };
    });
    return { references: numbers.size, equal, distinct, cells, calls };
  }
}

/** The least set of integer parameters with those that occur in a cell, and those that are passed on to one of the set. */
function storedParameters({ predicates }: Definitions): ReadonlySet<string> {
  const stored = new Set<string>();
  for (let size = -1; size !== stored.size; ) {
    size = stored.size;
    for (const { name, parameters, rules } of predicates.values()) {
      const mentioned = new Set(rules.flatMap((rule) => storedNames(rule, stored)));
      for (const [index, parameter] of parameters.entries())
        if (!isReference(parameter.type) && mentioned.has(parameter.name)) stored.add(`${name} ${index}`);
    }
  }
  return stored;
}

function storedNames({ spatial }: SymbolicHeap, stored: ReadonlySet<string>): readonly string[] {
  return spatial.flatMap((part) =>
    part.kind === "cell"
      ? part.fields.flatMap(namesIn)
      : part.arguments.flatMap((value, index) => (stored.has(`${part.predicate} ${index}`) ? namesIn(value) : [])),
  );
}
