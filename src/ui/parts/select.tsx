import { type ReactNode, useId, useRef } from "react";

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface SelectProps {
  /** The accessible name. */
  readonly name: string;
  /** What stands before the value; part of the picture only. */
  readonly label?: ReactNode;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A menu of values as the platform draws it, in the page's looks. */
export function Select({ name, label, value, choices, onChange }: SelectProps) {
  const id = useId();
  const byPointer = useRef(false);
  return (
    <span className="select">
      {label === undefined ? null : (
        <label htmlFor={id} aria-hidden="true">
          {label}
        </label>
      )}
      <select
        id={id}
        aria-label={name}
        title={name}
        value={value}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={(event) => {
          onChange(event.target.value);
          // With the mouse one chooses and then goes on stepping: the arrow keys must not change the value again.
          if (byPointer.current) event.target.blur();
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </span>
  );
}
