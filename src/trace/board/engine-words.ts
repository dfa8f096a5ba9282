import type { Message, PanelSpec } from "./view-data.ts";

/** What an engine's story names in its catalog: all of these ids begin with the engine's. */
export function engineWords(engine: string) {
  return {
    message: (id: string, values: Message["values"] = {}): Message => ({ id: `${engine}.${id}`, values }),
    /** The heads of a table's columns. */
    columns: (...names: readonly string[]): readonly string[] => names.map((name) => `${engine}.column.${name}`),
    panel: (id: string, kind: PanelSpec["kind"], symbol: string, place: PanelSpec["place"]): PanelSpec => ({
      id,
      region: `${engine}.region.${id}`,
      kind,
      symbol,
      place,
    }),
  };
}
