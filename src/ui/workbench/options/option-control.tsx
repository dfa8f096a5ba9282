import { type ControlContext, type OptionSchema, type OptionValue, optionNamed } from "../../../options/index.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import { FlagBox } from "./flag-box.tsx";
import { MethodsSelect } from "./methods-select.tsx";
import { TextField } from "./text-field.tsx";

interface OptionControlProps {
  readonly schema: OptionSchema;
  readonly name: string;
  readonly context: ControlContext;
  /** The accessible name, where the option is there more than once. */
  readonly title?: string;
  /** Undefined takes the option away. */
  readonly onChange: (value: OptionValue | undefined) => void;
}

/** An option as its schema says it is shown; nothing where it does not make sense. */
export function OptionControl({ schema, name, context, title, onChange }: OptionControlProps) {
  const named = optionNamed(schema, name);
  const control = named?.option.control;
  if (named === undefined || control === undefined || control.isShown?.(context) === false) return null;
  const shared = { named, context, onChange };
  switch (control.kind) {
    case "choice":
      return <ChoiceSelect {...shared} control={control} title={title} />;
    case "flag":
      return <FlagBox {...shared} control={control} />;
    case "text":
      return <TextField {...shared} control={control} />;
    case "methods":
      return <MethodsSelect {...shared} control={control} />;
  }
}
