import type { KeyboardEvent } from "react";
import { moveAmongFacts } from "../../parts/index.ts";

/** From tables themselves the arrow leads to their first fact, from there to the others. */
export function moveInto(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === "ArrowDown" && event.target === event.currentTarget) {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("button[data-fact]")?.focus();
  } else moveAmongFacts(event);
}
