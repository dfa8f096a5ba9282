import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { MethodStatements } from "../../../../trace/index.ts";
import { type Direction, nextAlong } from "./next-along.ts";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The keyboard’s walk over the statements: one Tab stop, arrows along the edges, Enter picks, Escape leaves. */
export function useRowKeys(
  methods: readonly MethodStatements[],
  statements: readonly string[],
  onPick: (statement: string) => void,
) {
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
    const here = at.dataset["statement"] ?? "";
    const direction = directions[key];
    if (direction !== undefined) {
      const next = nextAlong(methods, statements, here, direction);
      const all = [...root.querySelectorAll<SVGElement>("[data-statement]")];
      all.find((each) => each.dataset["statement"] === next)?.focus();
      return true;
    }
    if (key === "Escape") at.blur();
    else if (key === "Enter" || key === " ") onPick(here);
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
