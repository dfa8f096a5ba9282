import { type FormEvent, useId, useState } from "react";
import { isValue, type NamedOption } from "../../../options/index.ts";
import { t, translate } from "../../messages/index.ts";
import { Modal } from "../../parts/index.ts";

interface OtherValueProps {
  readonly named: NamedOption;
  readonly example: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (value: string) => void;
}

/** Asks for a value that the menu does not offer. */
export function OtherValue({ named, example, isOpen, onClose, onChoose }: OtherValueProps) {
  const [text, setText] = useState(example);
  const [isWrong, setWrong] = useState(false);
  const hint = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValue(named, text.trim())) onChoose(text.trim());
    else setWrong(true);
  };
  return (
    <Modal title={translate(`${named.id}.otherTitle`)} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={submit} className="form">
        <label>
          {translate(`${named.id}.otherLabel`)}
          <input
            className="field"
            value={text}
            aria-invalid={isWrong}
            aria-describedby={hint}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
          />
        </label>
        <p id={hint} className={isWrong ? "form-error" : "form-hint"} role={isWrong ? "alert" : undefined}>
          {translate(`${named.id}.otherHint`)}
        </p>
        <button type="submit" className="button is-primary">
          {t("options.use")}
        </button>
      </form>
    </Modal>
  );
}
