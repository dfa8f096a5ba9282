import type { Method } from "../../../../java/index.ts";
import { type Span, setAt, type UnionFind, valueAt } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { isShared, type Shape } from "./shapes.ts";
import { canBeWrapped, type Family, type Signature, signatureOf, slotsOf } from "./signatures.ts";
import { placeId, returnSlot, type Slot, variableSlot } from "./slots.ts";

/** Something that stays concrete although a symbolic value gets there. */
export interface InstrumentNote {
  readonly text: string;
  readonly span: Span;
}

/**
 * What is symbolic in one round of rewriting, and what the round finds out: a variable that turns out not to be
 * expressible is taken back, and the next round does without it.
 */
export class Plan {
  readonly notes: InstrumentNote[] = [];
  /** Slots that have to stay concrete, with the reason. */
  readonly takenBack = new Map<string, InstrumentNote & { readonly slot: Slot }>();
  /** By their ids: what has to be symbolic, too, because what is made symbolic where it stands gets there. */
  readonly missing = new Set<string>();
  /** The slots behind each changed line, by file and line. */
  readonly causes = new Map<string, Map<number, Set<string>>>();
  readonly wrapped = new Set<Family>();
  /** The slots whose declarations have become symbolic. */
  readonly declared = new Set<string>();
  readonly #symbolic: Map<string, Slot>;
  readonly #families: ReadonlyMap<Method, Family>;
  readonly #without: ReadonlyMap<string, unknown>;
  readonly #meeting: UnionFind<string>;
  readonly #signatures = new Map<Family, Signature | undefined>();
  #fieldsAt: ReadonlyMap<string, Slot> | undefined;
  #muted = 0;

  /**
   * @param without what stays concrete, by the ids of slots
   * @param meeting puts slots together that turn out to hold the same arrays or builders
   */
  constructor(
    symbolic: readonly Slot[],
    families: ReadonlyMap<Method, Family>,
    without: ReadonlyMap<string, unknown>,
    meeting: UnionFind<string>,
  ) {
    this.#symbolic = new Map(symbolic.map((slot) => [slot.id, slot]));
    this.#families = families;
    this.#without = without;
    this.#meeting = meeting;
    for (const family of new Set(families.values())) this.#widen(family);
  }

  get symbolic(): readonly Slot[] {
    return [...this.#symbolic.values()];
  }

  find(id: string): Slot | undefined {
    return this.#symbolic.get(id);
  }

  isSymbolic(slot: Slot): boolean {
    return this.#symbolic.has(slot.id);
  }

  /** The symbolic field that is declared there. */
  findAt(name: Span): Slot | undefined {
    this.#fieldsAt ??= new Map(
      [...this.#symbolic.values()]
        .filter(({ id }) => id.startsWith("field "))
        .map((slot) => [placeId(slot.span), slot]),
    );
    return this.#fieldsAt.get(placeId(name));
  }

  signature(method: Method | undefined): Signature | undefined {
    const family = method && this.#families.get(method);
    return family === undefined ? undefined : this.#signatures.get(family);
  }

  /** Nothing of the method itself is symbolic, only others that it overrides or that override it. */
  isPlainMember(method: Method, { family, ...signature }: Signature): boolean {
    if (family.members.length === 1 || !canBeWrapped({ family, ...signature })) return false;
    return slotsOf(method).every((slot) => !this.#symbolic.has(slot.id));
  }

  /** Whether the original signature has to exist beside the symbolic one. */
  needsWrapper(signature: Signature): boolean {
    const { family } = signature;
    if (family.overridesLibrary || this.wrapped.has(family)) return true;
    return family.members.some((member) => this.isPlainMember(member, signature));
  }

  /** Someone calls the original signature. */
  wrap(signature: Signature): void {
    if (this.#muted === 0) this.wrapped.add(signature.family);
  }

  note(text: string, span: Span): void {
    if (this.#muted > 0) return;
    if (!this.notes.some((each) => each.text === text && isSamePlace(each.span, span))) this.notes.push({ text, span });
  }

  takeBack(slots: readonly Slot[], text: string, span: Span): void {
    if (this.#muted > 0) return;
    for (const slot of slots)
      if (this.isSymbolic(slot) && !this.takenBack.has(slot.id)) this.takenBack.set(slot.id, { slot, text, span });
  }

  /** Another slot has to be symbolic; whether it can. */
  demand(id: string): boolean {
    if (this.#without.has(id)) return false;
    if (this.#muted === 0) this.missing.add(id);
    return true;
  }

  /** The same arrays or builders get to all of these: they are symbolic together, or none is. */
  meet(slots: readonly Slot[]): void {
    const [first, ...others] = slots;
    for (const slot of others) if (first !== undefined) this.#meeting.unite(first.id, slot.id);
  }

  touch(slots: readonly Slot[], { file, start }: Span): void {
    if (this.#muted > 0 || slots.length === 0) return;
    const lines = valueAt(this.causes, file, () => new Map<number, Set<string>>());
    const labels = setAt(lines, start.line);
    for (const { label } of slots) labels.add(label);
  }

  declare(slot: Slot): void {
    if (this.#muted > 0) return;
    this.declared.add(slot.id);
    this.touch([slot], slot.span);
  }

  /** What is used as symbolic has to be declared so: a lambda’s parameter, a pattern or a component never is. */
  takeBackUndeclared(): void {
    for (const slot of this.#symbolic.values())
      if (!this.declared.has(slot.id)) this.takeBack([slot], say("why.undeclared"), slot.span);
  }

  /** Looks ahead: nothing is put down. */
  silently<T>(look: () => T): T {
    this.#muted++;
    try {
      return look();
    } finally {
      this.#muted--;
    }
  }

  /** A method with one symbolic parameter takes those of its family as symbolic, too. */
  #widen(family: Family): void {
    const signature = signatureOf(family, this.#symbolic, this.#without);
    this.#signatures.set(family, signature);
    if (signature === undefined) return;
    for (const method of family.members) {
      if (this.isPlainMember(method, signature)) continue;
      const slots = slotsOf(method);
      slots.forEach((slot, index) => {
        const shape = index < method.parameters.length ? signature.parameters[index] : signature.returns;
        if (shape !== undefined && !this.#symbolic.has(slot.id)) this.#symbolic.set(slot.id, slot);
      });
    }
    this.#meetInFamily(family, signature);
  }

  #meetInFamily({ members }: Family, { parameters, returns }: Signature): void {
    const common = (shape: Shape | undefined, slotIn: (method: Method) => Slot | undefined): void => {
      if (isShared(shape)) this.meet(members.flatMap((method) => slotIn(method) ?? []));
    };
    parameters.forEach((shape, index) => {
      common(shape, ({ parameters }) => parameters[index] && variableSlot(parameters[index]));
    });
    common(returns, returnSlot);
  }
}

function isSamePlace(a: Span, b: Span): boolean {
  return a.file === b.file && a.start.line === b.start.line && a.start.column === b.start.column;
}
