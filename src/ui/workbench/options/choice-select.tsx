import { useState } from "react";
import { choicesOf, chosenValue, type OptionSchema, shownValue } from "../../../options/index.ts";
import { hasMessage, labelText, translate } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import type { ControlProps } from "./control-props.ts";
import { OtherValue } from "./other-value.tsx";

/** Stands for “any other value” in the menu: no option has it. */
const OTHER = "\0other";

interface ChoiceSelectProps extends ControlProps<"choice"> {
  readonly schema: OptionSchema;
  readonly title: string | undefined;
}

/** A menu of values; where others are possible, one more choice asks for it. */
export function ChoiceSelect({ named, control, context, schema, title, onChange }: ChoiceSelectProps) {
  const [isAsking, ask] = useState(false);
  const { id } = named;
  const choices = choicesOf(named, control, schema.words, context).map(({ value, label }) => ({
    value,
    text: labelText(label),
  }));
  const label = `${id}.label`;
  return (
    <>
      <Select
        name={title ?? translate(`${id}.name`)}
        label={hasMessage(label) ? translate(label) : undefined}
        value={shownValue(named, control, context)}
        choices={control.other === undefined ? choices : [...choices, { value: OTHER, text: translate(`${id}.other`) }]}
        onChange={(value) => (value === OTHER ? ask(true) : onChange(chosenValue(named, value)))}
      />
      {control.other === undefined ? null : (
        <OtherValue
          named={named}
          example={control.other.example}
          isOpen={isAsking}
          onClose={() => ask(false)}
          onChoose={(value) => {
            ask(false);
            onChange(value);
          }}
        />
      )}
    </>
  );
}
