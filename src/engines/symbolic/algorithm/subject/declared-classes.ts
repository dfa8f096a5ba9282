import type { ClassInfo, Type } from "../../../../java/index.ts";
import { valueAt } from "../../../../kernel/index.ts";
import { arrayData } from "../../../separation/index.ts";
import { canHold } from "../concrete/index.ts";
import { instanceFields } from "../program/inputs.ts";
import { isName, type PathCondition } from "../state/path-condition.ts";
import { receiversOf } from "./start-state.ts";
import { type Subject, symbolsOf } from "./subject.ts";

/**
 * A cell’s data type is its class: what points to it has to be declared with that class or one above it, and the receiver
 * is of a class that inherits the method. Formulas alone say neither.
 */
export class DeclaredClasses {
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #inputs: readonly { readonly symbol: string; readonly type: Type }[];
  /** The receiver’s symbol with the names of its classes. */
  readonly #receiver: { readonly symbol: string; readonly data: readonly string[] } | undefined;
  /** By class, the types of its fields by name. */
  readonly #fields = new Map<string, ReadonlyMap<string, Type>>();

  constructor(subject: Subject) {
    const inputs = symbolsOf(subject);
    const [first] = inputs;
    this.#classes = subject.code.classes;
    this.#receiver =
      subject.method.thisVariable === undefined || first === undefined
        ? undefined
        : { symbol: first.symbol, data: receiversOf(subject) };
    this.#inputs = this.#receiver === undefined ? inputs : inputs.slice(1);
  }

  /** Whether every cell of Δ is of a class that fits all that Δ says points to it. */
  fit(delta: PathCondition): boolean {
    return (
      this.#fitsReceiver(delta) &&
      this.#inputs.every(({ symbol, type }) => this.#fits(delta, symbol, type)) &&
      delta.heap.spatial.every((part) => {
        if (part.kind !== "cell") return true;
        const declared = delta.definitions.data.get(part.data)?.fields ?? [];
        const types = this.#fieldsOf(part.data);
        return part.fields.every((value, index) => {
          const type = types.get(declared[index]?.name ?? "");
          return type === undefined || !isName(value) || this.#fits(delta, value, type);
        });
      })
    );
  }

  #fitsReceiver(delta: PathCondition): boolean {
    const cell = this.#receiver && delta.cellOf(this.#receiver.symbol);
    return cell === undefined || !this.#classes.has(cell.data) || this.#receiver?.data.includes(cell.data) === true;
  }

  #fits(delta: PathCondition, name: string, type: Type): boolean {
    if (type.kind !== "class") return true;
    const data = delta.cellOf(name)?.data;
    const info = data === undefined ? undefined : this.#classes.get(data);
    return info === undefined || canHold(type, info);
  }

  #fieldsOf(data: string): ReadonlyMap<string, Type> {
    const info = this.#classes.get(data);
    return valueAt(this.#fields, data, () => {
      const array = arrayData(data);
      const element = this.#classes.get(array?.element ?? "");
      if (array !== undefined && element !== undefined)
        return new Map(
          Array.from({ length: array.length ?? 0 }, (_, i) => [String(i), { kind: "class", class: element }]),
        );
      return new Map((info === undefined ? [] : instanceFields(info)).map(({ name, type }) => [name, type]));
    });
  }
}
