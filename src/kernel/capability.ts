/** One thing that an engine, or a story, can do besides what all of them do. What it is, only its kind can tell. */
export interface Capability {
  readonly isCapability: true;
}

/** Who lists capabilities. */
export interface Capable {
  /** In any order, of each kind one at most; left out: none. */
  readonly capabilities?: readonly Capability[];
}

/** A kind of capability: who has it makes it of the kind, and who has use for it asks by the kind. */
export interface CapabilityKind<Value> {
  (value: Value): Capability;
  /** What is said of it; undefined where it is not there. */
  of(capable: Capable): Value | undefined;
}

/** Makes a kind of capability. */
export function capabilityKind<Value extends object>(): CapabilityKind<Value> {
  const values = new WeakMap<Capability, Value>();
  const make = (value: Value): Capability => {
    const capability: Capability = { isCapability: true };
    values.set(capability, value);
    return capability;
  };
  const of: CapabilityKind<Value>["of"] = ({ capabilities = [] }) => {
    const own = capabilities.find((capability) => values.has(capability));
    return own === undefined ? undefined : values.get(own);
  };
  return Object.assign(make, { of });
}
