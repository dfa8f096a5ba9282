import { type FormEvent, useId, useState } from "react";
import { t, translate } from "../../messages/index.ts";
import { LinkButton } from "../../parts/index.ts";
import type { ControlProps } from "./control-props.ts";

/** A text to type; without one the engine's own choice holds. */
export function TextField({ named, context, onChange }: ControlProps<"text">) {
  const { name, id: words } = named;
  const value = context.options[name];
  const present = value === undefined ? "" : String(value);
  const [typed, type] = useState<string | undefined>(undefined);
  const id = useId();
  const change = (text: string): void => {
    onChange(text === "" ? undefined : text);
    type(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change((typed ?? present).trim());
  };
  return (
    <form onSubmit={submit} className="text-option">
      <label htmlFor={id}>{translate(`${words}.name`)}</label>
      <input
        id={id}
        className="field"
        value={typed ?? present}
        placeholder={translate(`${words}.placeholder`)}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
      />
      <small id={`${id}-hint`} className="form-hint">
        {translate(`${words}.hint`)}
      </small>
      <div className="text-option-actions">
        <button type="submit" className="button small">
          {t("options.use")}
        </button>
        {value === undefined ? null : <LinkButton onClick={() => change("")}>{translate(`${words}.reset`)}</LinkButton>}
      </div>
    </form>
  );
}
