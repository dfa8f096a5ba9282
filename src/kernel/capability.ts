/** Something that an engine, or a story, can do in addition to what all of them do. Only its kind knows its value. */
export interface Capability {
  readonly isCapability: true;
}

/** An engine or story that lists capabilities. */
export interface Capable {
  /** In any order, of each kind one at most; left out: none. */
  readonly capabilities?: readonly Capability[];
}

/** A kind of capability: who has it makes it of the kind, and who has use for it asks by the kind. */
export interface CapabilityKind<Value> {
  (value: Value): Capability;
  /** Its value; undefined if the capability is missing. */
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
