import {
  type AllocationSite,
  type CallSite,
  type ClassInfo,
  letters,
  type Method,
  type Type,
} from "../../../../../java/index.ts";
import type { Span } from "../../../../../kernel/index.ts";

/** Allocation sites `o3` and call sites `3`, in the order of writing; letters tell those of one line apart. */
export class Sites {
  readonly #made: { readonly site: Open<AllocationSite>; readonly constructor: Open<CallSite> }[] = [];

  next(info: ClassInfo, method: Method, target: Method, span: Span): { site: AllocationSite; constructor: CallSite } {
    const id = this.#made.length;
    const ordinal = this.#made.filter(({ site }) => site.type.kind === "class" && site.type.class === info).length;
    const type: Type = { kind: "class", class: info };
    const site = { id, label: "", kind: "object" as const, type, method, ordinal, span, isEmptyArray: false };
    const constructor = {
      id,
      labels: { java: "", lecture: "" },
      kind: "special" as const,
      method,
      target,
      isImplicit: false,
      span,
    };
    const made = { site, constructor };
    this.#made.push(made);
    return made;
  }

  finish(): void {
    const labels = lineLabels(this.#made.map(({ site }) => site.span.start.line));
    for (const [index, { site, constructor }] of this.#made.entries()) {
      const label = labels[index] ?? "";
      constructor.labels = { java: label, lecture: label };
      site.label = `o${label}`;
    }
  }
}

/** `12` for the only thing of a line, `12a`, `12b`, … for several. */
export function lineLabels(lines: readonly number[]): readonly string[] {
  const count = new Map<number, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const used = new Map<number, number>();
  return lines.map((line) => {
    const index = used.get(line) ?? 0;
    used.set(line, index + 1);
    return count.get(line) === 1 ? String(line) : `${line}${letters(index)}`;
  });
}

type Open<T> = { -readonly [K in keyof T]: T[K] };
