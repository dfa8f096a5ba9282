import type { OwnControl } from "../../../options/index.ts";
import { t, translate, withAsked } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";

/** Fetched when a definition is written. */
const OwnDialog = fetchedPart(async () => (await withAsked(import("../../own/index.ts"))).OwnDialog);

/** Stands for “one that I define” in a menu: no option has it. */
export const OWN = "\0own";

/** The choice that asks for a definition; none where none can be written. */
export function ownChoices(own: OwnControl | undefined, present: string) {
  if (own === undefined) return [];
  const name = own.nameOf(present);
  return [{ value: OWN, text: name === undefined ? t("own.write") : t("own.edit", { name }) }];
}

interface OwnValueProps {
  /** Of what is defined; the word `ID.own` is the title. */
  readonly id: string;
  /** The option that takes the definition, if it is one. */
  readonly option?: string;
  readonly own: OwnControl | undefined;
  readonly present: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (definition: string) => void;
}

/** The editor of a definition, while it is open. */
export function OwnValue({ id, option, own, present, isOpen, onClose, onChoose }: OwnValueProps) {
  if (own === undefined || !isOpen) return null;
  return (
    <Fetched onFailure={onClose}>
      <OwnDialog
        title={translate(`${id}.own`)}
        name={id}
        option={option}
        own={own}
        present={own.nameOf(present) === undefined ? undefined : present}
        onClose={onClose}
        onUse={onChoose}
      />
    </Fetched>
  );
}
