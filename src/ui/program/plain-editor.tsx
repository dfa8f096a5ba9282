import { type ReactNode, useState } from "react";
import { t } from "../messages/index.ts";

interface PlainEditorProps {
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  /** The highlighted text, shown while the text is not edited. */
  readonly children: ReactNode;
}

/** Where the full editor is not at hand: the highlighted text, and a text field behind a button. */
export function PlainEditor({ text, label, onChange, children }: PlainEditorProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <button type="button" className="source-edit" onClick={() => setEditing(!isEditing)}>
        {isEditing ? t("program.edit-done") : t("program.edit")}
      </button>
      {isEditing ? (
        <textarea
          className="source-textarea"
          aria-label={label}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked to edit
          autoFocus
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        children
      )}
    </>
  );
}
