import { type KeyboardEvent, useRef } from "react";
import { t } from "../messages/index.ts";

interface FileTabsProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly active: string;
  readonly onChoose: (name: string) => void;
}

/** One tab a source file; the arrow keys move between them. */
export function FileTabs({ id, names, active, onChoose }: FileTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = names[(names.indexOf(active) + step + names.length) % names.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[names.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} className="source-tabs" role="tablist" aria-label={t("program.files")}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === active}
          aria-controls={id}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={pressed}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
