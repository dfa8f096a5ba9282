import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { OwnControl, OwnDefinitions } from "../../options/index.ts";
import { t } from "../messages/index.ts";
import { Modal, SmallButton, saveFile } from "../parts/index.ts";
import { useRecords, useServices } from "../store/index.ts";
import { SavingSign } from "../stored/index.ts";
import { Check } from "./check.tsx";
import { fileNameOf } from "./file-name.ts";
import { offsetOf } from "./offset.ts";
import { Soundness } from "./soundness.tsx";
import { Vocabulary } from "./vocabulary.tsx";
import "./own.css";

interface OwnDialogProps {
  readonly title: string;
  /** What is defined: what is written of it is kept under this name. */
  readonly name: string;
  /** The option that takes the definition, where the program can be executed under it. */
  readonly option: string | undefined;
  readonly own: OwnControl;
  /** The definition that is set now; undefined: something else is. */
  readonly present: string | undefined;
  readonly onClose: () => void;
  readonly onUse: (text: string) => void;
}

/** The editor of a definition: it is checked with every key, and used when nothing is wrong with it. */
export function OwnDialog({ title, name, option, own, present, onClose, onUse }: OwnDialogProps) {
  const [definitions, setDefinitions] = useState<OwnDefinitions>();
  useEffect(() => void own.load().then(setDefinitions, () => undefined), [own]);
  return (
    <Modal title={title} isOpen onClose={onClose} className="is-own">
      {definitions === undefined ? (
        <p className="form-hint">{t("own.loading")}</p>
      ) : (
        <Editor
          name={name}
          nameOf={own.nameOf}
          option={option}
          definitions={definitions}
          present={present}
          onUse={onUse}
        />
      )}
    </Modal>
  );
}

interface EditorProps {
  readonly name: string;
  readonly nameOf: OwnControl["nameOf"];
  readonly option: string | undefined;
  readonly definitions: OwnDefinitions;
  readonly present: string | undefined;
  readonly onUse: (text: string) => void;
}

function Editor({ name, nameOf, option, definitions, present, onUse }: EditorProps) {
  const { examples, check } = definitions;
  const { records } = useServices();
  const kept = useRecords((all) => all.get("own", name));
  // What was written upon another definition is not what is edited now.
  const written = kept !== undefined && kept.of === present ? kept.text : undefined;
  const text = written ?? present ?? examples[0]?.text ?? "";
  const setText = (next: string): void =>
    records.write("own", name, { text: next, ...(present === undefined ? {} : { of: present }) });
  const checked = useMemo(() => check(text), [check, text]);
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (checked.ok) {
      onUse(text);
      records.remove("own", name);
    } else area.current?.focus();
  };
  return (
    <form onSubmit={submit} className="form own">
      <fieldset className="own-examples">
        <legend>{t("own.begin")}</legend>
        {examples.map((example) => (
          <SmallButton key={example.id} aria-pressed={text === example.text} onClick={() => setText(example.text)}>
            {example.name()}
          </SmallButton>
        ))}
      </fieldset>
      <label className="is-full">
        {t("own.text")}
        <textarea
          ref={area}
          className="field own-text"
          value={text}
          rows={Math.min(16, Math.max(8, text.split("\n").length))}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          aria-invalid={!checked.ok}
          aria-describedby="own-check"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {written === undefined ? null : (
        <SavingSign kind="own" name={name}>
          <SmallButton onClick={() => saveFile(fileNameOf(text, nameOf(text)), text)}>{t("document.save")}</SmallButton>
        </SavingSign>
      )}
      <Check
        id="own-check"
        checked={checked}
        onPlace={(span) => {
          area.current?.focus();
          area.current?.setSelectionRange(offsetOf(text, span.start), offsetOf(text, span.end));
        }}
      />
      <div className="own-actions">
        <button type="submit" className="button is-primary" aria-disabled={!checked.ok}>
          {t("options.use")}
        </button>
        {option === undefined ? null : <Soundness key={text} option={option} text={text} isWhole={checked.ok} />}
      </div>
      <Vocabulary {...definitions.vocabulary(text)} />
    </form>
  );
}
