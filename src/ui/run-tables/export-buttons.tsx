import { useState } from "react";
import { saveFile } from "../parts/index.ts";

/** A form in which a table can be saved. */
interface ExportChoice {
  /** What the button shows, and its whole accessible name. */
  readonly text: string;
  readonly name: string;
  readonly fileName: string;
  /** The file's text, asked for when it is saved. */
  readonly content: () => string;
}

interface ExportButtonsProps {
  readonly label: string;
  readonly choices: readonly ExportChoice[];
  readonly isDisabled: boolean;
  /** What is said once a file was saved. */
  readonly saved: (fileName: string) => string;
}

/** Saves a table as a file, in one of several formats. */
export function ExportButtons({ label, choices, isDisabled, saved }: ExportButtonsProps) {
  const [said, say] = useState("");
  return (
    <div className="runs-exports" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {choices.map(({ text, name, fileName, content }) => (
        <button
          key={fileName}
          type="button"
          className="button small"
          disabled={isDisabled}
          aria-label={name}
          onClick={() => {
            saveFile(fileName, content());
            say(saved(fileName));
          }}
        >
          {text}
        </button>
      ))}
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </div>
  );
}
