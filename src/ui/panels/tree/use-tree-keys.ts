import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { PlacedCard } from "./placed-cards.ts";

/**
 * The keyboard’s walk over the cards: one Tab stop; left and right along the branches, up and down among siblings, Enter
 * picks, Space opens what is folded, Escape leaves. Keys used here do not reach the page, where the arrows step.
 */
export function useTreeKeys(cards: readonly PlacedCard[], onToggle: (card: PlacedCard) => void) {
  const [last, setLast] = useState<string>();
  const stop = cards.find(({ card }) => card.id === last) ?? cards.findLast(({ isOnPath }) => isOnPath) ?? cards[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = cards.find(({ card }) => card.id === idOf(event.target));
    if (at === undefined || !handle(event, at)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handle({ key, target, currentTarget }: KeyboardEvent<HTMLElement>, at: PlacedCard): boolean {
    if (key.startsWith("Arrow")) {
      const next = neighbor(cards, at, key);
      currentTarget.querySelector<HTMLElement>(`[data-card="${CSS.escape(next?.card.id ?? "")}"]`)?.focus();
    } else if (key === " ") onToggle(at);
    else if (key === "Escape" && target instanceof HTMLElement) target.blur();
    else return false;
    return true;
  }

  return {
    stop: stop?.card.id,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setLast((now) => idOf(event.target) ?? now),
    },
  } as const;
}

function neighbor(cards: readonly PlacedCard[], at: PlacedCard, key: string): PlacedCard | undefined {
  if (key === "ArrowLeft") return at.from;
  if (key === "ArrowRight") {
    const next = cards.filter(({ from }) => from === at);
    return next.find(({ isOnPath }) => isOnPath) ?? next[0];
  }
  const siblings = cards.filter(({ column, from }) => column === at.column || (from !== undefined && from === at.from));
  return siblings[siblings.indexOf(at) + (key === "ArrowDown" ? 1 : -1)];
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset["card"] : undefined;
}
