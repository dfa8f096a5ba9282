import type { Section } from "../log/section.ts";
import type { Message, PanelSpec, Phase } from "./view-data.ts";

/** What an engine's story names in its catalog: all of these ids begin with the engine's. */
export function engineWords(engine: string) {
  const message = (id: string, values: Message["values"] = {}): Message => ({ id: `${engine}.${id}`, values });
  return {
    message,
    /** The heads of a table's columns. */
    columns: (...names: readonly string[]): readonly string[] => names.map((name) => `${engine}.column.${name}`),
    panel: (id: string, kind: PanelSpec["kind"], symbol: string, place: PanelSpec["place"]): PanelSpec => ({
      id,
      region: `${engine}.region.${id}`,
      kind,
      symbol,
      place,
    }),
    /** Phases that begin with the section's first fact of a kind, by name; those that have not begun are left out. */
    phases: (section: Section, factKinds: Readonly<Record<string, number>>): readonly Phase[] =>
      Object.entries(factKinds).flatMap(([name, kind]) => {
        const births = section.births(kind);
        return births.length === 0 ? [] : [{ name: message(`phase.${name}`), from: births.at(0) }];
      }),
  };
}
