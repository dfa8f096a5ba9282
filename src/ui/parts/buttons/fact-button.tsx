import type { ReactNode } from "react";
import type { Seq } from "../../../trace/index.ts";
import { keepFocus } from "../keep-focus.ts";

interface FactButtonProps {
  readonly fact: Seq;
  readonly children: ReactNode;
  readonly isPicked?: boolean;
  readonly className?: string;
  /** The first of a list is a Tab stop; arrows reach the others. */
  readonly tabIndex?: 0 | -1;
  readonly title?: string | undefined;
  readonly onSelect: (fact: Seq) => void;
}

/** Something that was derived: press it to ask why. */
export function FactButton({
  fact,
  children,
  isPicked = false,
  className = "",
  tabIndex = 0,
  title,
  onSelect,
}: FactButtonProps) {
  return (
    <button
      type="button"
      data-fact={fact}
      className={`fact ${className}`}
      aria-pressed={isPicked}
      title={title}
      tabIndex={tabIndex}
      onMouseDown={keepFocus}
      onClick={() => onSelect(fact)}
    >
      {children}
    </button>
  );
}
