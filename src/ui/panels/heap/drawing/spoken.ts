import type { HeapBox, HeapCloud, HeapSlot } from "../../../../trace/index.ts";
import { t } from "../../../messages/index.ts";

/** A box in words: `n1: node, val 3, next n2, new`. */
export function spokenBox({ label, type, fields, origin, owner, isNew }: HeapBox): string {
  return [
    `${label}: ${type}`,
    ...fields.map(({ name, text }) => `${name} ${text}`),
    ...(origin === "input" ? [] : [t(`heap.said-${origin}`)]),
    ...(owner === undefined ? [] : [t("heap.said-owner", { predicate: owner })]),
    ...(isNew ? [t("panel.new")] : []),
  ].join(", ");
}

/** A cloud in words: `pre(n1, n2), predicate, 2 choices`. */
export function spokenCloud({ label, choices, isNew }: HeapCloud): string {
  return [
    label,
    t("heap.said-predicate"),
    ...(choices.length === 0 ? [] : [t("heap.choices", { count: choices.length })]),
    ...(isNew ? [t("panel.new")] : []),
  ].join(", ");
}

/** `n1`, or `null`. */
export function spokenValue({ text, target }: HeapSlot): string {
  return target === "null" ? "null" : text;
}
