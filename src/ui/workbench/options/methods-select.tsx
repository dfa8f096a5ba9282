import { useState } from "react";
import { t, translate } from "../../messages/index.ts";
import { type Choice, Modal, Select } from "../../parts/index.ts";
import type { ControlProps } from "./control-props.ts";
import { MethodChoice } from "./method-choice.tsx";

const ALL = "all";
const CHOSEN = "chosen";
const CHANGE = "change";

/** All methods, some chosen by hand, or those that a rule chooses. */
export function MethodsSelect({ named: { name, id }, control, context, onChange }: ControlProps<"methods">) {
  const [isAsking, ask] = useState(false);
  const present = String(context.options[name] ?? "");
  const chosen = control.split(present);
  const rule = control.rules.find((known) => present.startsWith(known));
  const count = chosen.length;
  const choices: readonly Choice[] = [
    { value: ALL, text: t("methods.all") },
    { value: CHOSEN, text: count === 0 ? t("methods.choose") : t("methods.chosen", { count }) },
    ...control.rules.map((value) => ({ value, text: translate(`${id}.${value}`) })),
    ...(count === 0 ? [] : [{ value: CHANGE, text: t("methods.change") }]),
  ];
  const choose = (value: string): void => {
    if (value === CHOSEN || value === CHANGE) ask(true);
    else onChange(value === ALL ? "" : value);
  };
  const title = translate(`${id}.name`);
  return (
    <>
      <Select
        name={title}
        label={translate(`${id}.label`)}
        value={rule ?? (count === 0 ? ALL : CHOSEN)}
        choices={choices}
        onChange={choose}
      />
      <Modal title={title} isOpen={isAsking} onClose={() => ask(false)}>
        <MethodChoice
          hint={translate(`${id}.hint`)}
          present={chosen}
          onUse={(methods) => {
            ask(false);
            onChange(methods.join(","));
          }}
        />
      </Modal>
    </>
  );
}
