import { useState } from "react";
import { choicesOf, chosenValue, shownValue } from "../../../options/index.ts";
import { hasMessage, labelText, translate } from "../../messages/index.ts";
import { Select } from "../../parts/index.ts";
import type { ControlProps } from "./control-props.ts";
import { OtherValue } from "./other-value.tsx";
import { OWN, OwnValue, ownChoices } from "./own-value.tsx";

/** Stands for “any other value” in the menu: no option has it. */
const OTHER = "\0other";

interface ChoiceSelectProps extends ControlProps<"choice"> {
  readonly title: string | undefined;
}

/** A menu of values; where others are possible, or the reader may define one, one more choice asks for it. */
export function ChoiceSelect({ named, control, context, title, onChange }: ChoiceSelectProps) {
  const [asked, ask] = useState<typeof OTHER | typeof OWN>();
  const { id } = named;
  const present = shownValue(named, control, context);
  const choices = choicesOf(named, control, context).map(({ value, label }) => ({
    value,
    text: labelText(label),
  }));
  const label = `${id}.label`;
  const asking = [
    ...ownChoices(control.own, present),
    ...(control.other === undefined ? [] : [{ value: OTHER, text: translate(`${id}.other`) }]),
  ];
  const choose = (value: string): void => {
    ask(undefined);
    onChange(chosenValue(named, value));
  };
  return (
    <>
      <Select
        name={title ?? translate(`${id}.name`)}
        label={hasMessage(label) ? translate(label) : undefined}
        value={present}
        choices={[...choices, ...asking]}
        onChange={(value) => (value === OTHER || value === OWN ? ask(value) : choose(value))}
      />
      {control.other === undefined ? null : (
        <OtherValue
          named={named}
          example={control.other.example}
          isOpen={asked === OTHER}
          onClose={() => ask(undefined)}
          onChoose={choose}
        />
      )}
      <OwnValue
        id={id}
        option={named.name}
        own={control.own}
        present={present}
        isOpen={asked === OWN}
        onClose={() => ask(undefined)}
        onChoose={choose}
      />
    </>
  );
}
