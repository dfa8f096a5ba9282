/** One thing that an engine can do besides being stepped through. What it is, only its kind can tell. */
export interface Capability {
  readonly isCapability: true;
}

/** A kind of capability: engines make theirs of it, and who has use for it asks for it. */
export interface CapabilityKind<Value> {
  (value: Value): Capability;
  /** What an engine has said of it; undefined where it cannot do it. */
  of(engine: { readonly page: { readonly capabilities?: readonly Capability[] } }): Value | undefined;
}

/** Makes a kind of capability, of which an engine lists one at most. */
export function capabilityKind<Value extends object>(): CapabilityKind<Value> {
  const values = new WeakMap<Capability, Value>();
  const make = (value: Value): Capability => {
    const capability: Capability = { isCapability: true };
    values.set(capability, value);
    return capability;
  };
  const of: CapabilityKind<Value>["of"] = ({ page: { capabilities = [] } }) => {
    const own = capabilities.find((capability) => values.has(capability));
    return own === undefined ? undefined : values.get(own);
  };
  return Object.assign(make, { of });
}
