import { PairMap } from "../../../kernel/index.ts";
import type { AllocationSite, CallSite, Method } from "../../ir/program.ts";
import { isReferenceValue, type Reference, type Value } from "../values/values.ts";

/** How a method came to run; `undefined` parts are unknown. */
interface CallPath {
  /** The path of the caller; -1 where it is unknown. */
  readonly caller: number;
  readonly site: CallSite | undefined;
  /** The origin of the receiver; -1 where it is unknown or there is none. */
  readonly receiver: number;
  readonly callee: Method;
}

/** Where an object comes from: its allocation site, and the path of the method that made it; -1 where that is unknown. */
interface ObjectOrigin {
  readonly path: number;
  readonly site: AllocationSite;
}

/** The path of what nothing calls: `main` and static initializers. */
export const ENTRY = 0;
/** A path or an origin that is not known. */
export const UNKNOWN = -1;

/** With more paths, origins, or places of objects than these, a run is told without them. */
const MAX_PATHS = 1 << 16;
const MAX_ORIGINS = 1 << 16;
const MAX_PAIRS = 1 << 18;

/** How a call instruction is told apart: its site, or that nothing calls. */
export type CalledFrom = CallSite | "entry" | undefined;

/**
 * The chains of calls of a run, as a tree, with receivers; and which of them made which objects. Every context of every
 * selector can be computed from them.
 */
export class CallPaths {
  /** Whether paths are kept; false from the moment when there are too many. */
  isOn: boolean;
  hasTooMany = false;
  /** Path i + 1. */
  readonly calls: CallPath[] = [];
  readonly origins: ObjectOrigin[] = [];
  readonly entered = new Set<Method>();
  readonly #methods = new Map<Method, number>();
  readonly #fromSite = new PairMap(64);
  readonly #onReceiver = new PairMap(64);
  readonly #paths = new PairMap(64);
  readonly #originIds = new PairMap(64);
  #pairs = 0;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** The path of a callee, whose `locals` begin with its receiver, if it has one. */
  enter(caller: number, site: CalledFrom, callee: Method | undefined, locals: readonly Value[]): number {
    if (!this.isOn || callee === undefined) return UNKNOWN;
    if (site === "entry") {
      this.entered.add(callee);
      return ENTRY;
    }
    const self = callee.isStatic ? undefined : locals[0];
    const origin = isReferenceValue(self) ? this.originOf(self) : UNKNOWN;
    const from = this.#fromSite.getOrSet(caller + 1, site === undefined ? 0 : site.id + 1, this.calls.length);
    const on = this.#onReceiver.getOrSet(from, origin + 1, this.calls.length);
    const fresh = this.calls.length + 1;
    const path = this.#paths.getOrSet(on, this.#methodId(callee), fresh);
    if (path !== fresh) return path;
    if (fresh >= MAX_PATHS) return this.#giveUp();
    this.calls.push({ caller, site, receiver: origin, callee });
    return path;
  }

  /** Notes which path made an object. */
  made(object: Reference, path: number): void {
    if (this.isOn && object.site !== undefined) object.origin = this.#origin(path, object.site);
  }

  originOf(object: Reference): number {
    if (object.origin === UNKNOWN && this.isOn && object.site !== undefined)
      object.origin = this.#origin(UNKNOWN, object.site);
    return object.origin;
  }

  /** Whether one more place of an object is kept. */
  takePair(): boolean {
    this.#pairs += 1;
    if (this.#pairs > MAX_PAIRS) this.#giveUp();
    return this.isOn;
  }

  #origin(path: number, site: AllocationSite): number {
    const fresh = this.origins.length;
    const origin = this.#originIds.getOrSet(path + 1, site.id, fresh);
    if (origin !== fresh) return origin;
    if (fresh >= MAX_ORIGINS) return this.#giveUp();
    this.origins.push({ path, site });
    return origin;
  }

  #methodId(method: Method): number {
    const known = this.#methods.get(method) ?? this.#methods.size;
    if (known === this.#methods.size) this.#methods.set(method, known);
    return known;
  }

  #giveUp(): number {
    this.isOn = false;
    this.hasTooMany = true;
    return UNKNOWN;
  }
}
