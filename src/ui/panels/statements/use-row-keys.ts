import { type FocusEvent, type KeyboardEvent, useState } from "react";

/** The keyboard’s walk over the statements: one Tab stop, up and down to the next one, Enter picks, Escape leaves. */
export function useRowKeys(statements: readonly string[], onPick: (statement: string) => void) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && statements.includes(last) ? last : statements[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = statementOf(event.target);
    if (at === undefined || !handle(event.key, at, event.currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handle(key: string, at: SVGElement, root: Element): boolean {
    if (key === "ArrowUp" || key === "ArrowDown") {
      const all = [...root.querySelectorAll<SVGElement>("[data-statement]")];
      all[all.indexOf(at) + (key === "ArrowUp" ? -1 : 1)]?.focus();
      return true;
    }
    if (key === "Escape") at.blur();
    else if (key === "Enter" || key === " ") onPick(at.dataset["statement"] ?? "");
    else return false;
    return true;
  }

  return {
    stop,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setLast((now) => statementOf(event.target)?.dataset["statement"] ?? now),
    },
  } as const;
}

function statementOf(target: EventTarget): SVGElement | undefined {
  return target instanceof SVGElement && target.dataset["statement"] !== undefined ? target : undefined;
}
