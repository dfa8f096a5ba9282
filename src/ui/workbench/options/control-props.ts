import type { Control, ControlContext, NamedOption, OptionValue } from "../../../options/index.ts";

/** What the control of an option is drawn from. `Kind` is the kind of control. */
export interface ControlProps<Kind extends Control["kind"]> {
  readonly named: NamedOption;
  readonly control: Extract<Control, { readonly kind: Kind }>;
  readonly context: ControlContext;
  /** Undefined takes the option away. */
  readonly onChange: (value: OptionValue | undefined) => void;
}
