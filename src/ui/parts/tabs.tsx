import type { KeyboardEvent, ReactNode } from "react";
import { keepFocus } from "./keep-focus.ts";

export interface Tab {
  readonly id: string;
  readonly text: ReactNode;
}

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  /** The id of the element that the tabs switch. */
  readonly controls: string;
  readonly onSelect: (id: string) => void;
}

/** A row of tabs: one Tab stop, arrows move, the mouse leaves the focus where it was. */
export function TabList({ label, tabs, selected, controls, onSelect }: TabListProps) {
  const move = (event: KeyboardEvent): void => {
    const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[(index + direction + tabs.length) % tabs.length];
    if (next === undefined) return;
    onSelect(next.id);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]");
    buttons[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === selected}
          aria-controls={controls}
          tabIndex={id === selected || !tabs.some((tab) => tab.id === selected) ? 0 : -1}
          onMouseDown={keepFocus}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
