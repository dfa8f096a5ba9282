import type { KeyboardEvent } from "react";

/** For `onKeyDown` of a list of facts: up and down move among them; the other arrows go on stepping. */
export function moveAmongFacts(event: KeyboardEvent<HTMLElement>): void {
  const direction = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (direction === 0 || !(event.target instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-fact]")];
  const index = buttons.indexOf(event.target);
  const next = buttons[index + direction];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
