import { valueAt } from "../../../kernel/index.ts";
import type { Field } from "../../ir/program.ts";
import type { LoadedClass, MirroredType } from "../values/loaded-types.ts";
import { defaultValue, JavaObject, type JavaString, type Reference, type Value } from "../values/values.ts";

/** A static field. */
interface StaticCell {
  value: Value;
}

/** What all threads of a run share besides the heap: static fields, literals, objects of type Class, numbers of identities. */
export class Globals {
  readonly #statics = new Map<Field, StaticCell>();
  readonly #literals = new Map<string, JavaString>();
  /** The class of the objects that stand for types. */
  readonly #classOfMirrors: () => LoadedClass;
  #identities = 0;

  constructor(classOfMirrors: () => LoadedClass) {
    this.#classOfMirrors = classOfMirrors;
  }

  /** As before anything ran. */
  reset(): void {
    for (const [{ type }, cell] of this.#statics) cell.value = defaultValue(type);
    for (const literal of this.#literals.values()) literal.identity = 0;
    this.#identities = 0;
  }

  /** What static fields and literals refer to. */
  *held(): Generator<Value> {
    yield* this.#literals.values();
    for (const { value } of this.#statics.values()) yield value;
  }

  staticCell(field: Field): StaticCell {
    return valueAt(this.#statics, field, (): StaticCell => ({ value: defaultValue(field.type) }));
  }

  /** The one String object of a text that literals and `intern` give. */
  interned(text: string, make: () => JavaString): JavaString {
    return valueAt(this.#literals, text, make);
  }

  /** The object of type Class for a type. */
  mirrorOf(type: MirroredType): JavaObject {
    type.mirror ??= this.#newMirror(type);
    return type.mirror;
  }

  #newMirror(type: MirroredType): JavaObject {
    const mirror = new JavaObject(this.#classOfMirrors(), undefined);
    mirror.hidden = type;
    return mirror;
  }

  /** Counted from 1, mixed so that neighbors do not fall into one bucket after the other. */
  identityOf(object: Reference): number {
    if (object.identity === 0) {
      this.#identities += 1;
      object.identity = Math.imul(this.#identities, 0x9e3779b1) >>> 1 || 1;
    }
    return object.identity;
  }
}
