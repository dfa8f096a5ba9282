import { useState } from "react";
import { choicesOf, chosenValue, type OptionSchema, shownValue } from "../../../options/index.ts";
import { hasMessage, labelText, t, translate } from "../../messages/index.ts";
import { Fetched, fetchedPart, Select } from "../../parts/index.ts";
import type { ControlProps } from "./control-props.ts";
import { OtherValue } from "./other-value.tsx";

/** Stand for “any other value” and “one that I define” in the menu: no option has them. */
const OTHER = "\0other";
const OWN = "\0own";

/** Fetched when a definition is written. */
const OwnDialog = fetchedPart(async () => (await import("../../own/index.ts")).OwnDialog);

interface ChoiceSelectProps extends ControlProps<"choice"> {
  readonly schema: OptionSchema;
  readonly title: string | undefined;
}

/** A menu of values; where others are possible, or the reader may define one, one more choice asks for it. */
export function ChoiceSelect({ named, control, context, schema, title, onChange }: ChoiceSelectProps) {
  const [asked, ask] = useState<typeof OTHER | typeof OWN>();
  const { id } = named;
  const present = shownValue(named, control, context);
  const own = control.own?.nameOf(present);
  const choices = choicesOf(named, control, schema.words, context).map(({ value, label }) => ({
    value,
    text: labelText(label),
  }));
  const label = `${id}.label`;
  const asking = [
    ...(control.own === undefined
      ? []
      : [{ value: OWN, text: own === undefined ? t("own.write") : t("own.edit", { name: own }) }]),
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
      {control.own === undefined || asked !== OWN ? null : (
        <Fetched onFailure={() => ask(undefined)}>
          <OwnDialog
            named={named}
            own={control.own}
            present={own === undefined ? undefined : present}
            onClose={() => ask(undefined)}
            onUse={choose}
          />
        </Fetched>
      )}
    </>
  );
}
