import { type EngineManifest, formerIds } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import type { Storage } from "../settings/index.ts";
import type { Write } from "./document.ts";

/** A text that an older Fixscope kept under a name of its own. */
export interface Draft {
  readonly write: Write;
  /** It is a document now. */
  readonly drop: () => void;
}

/** The drafts of an older Fixscope: one for each lesson, and one own program for each engine. */
export function draftsIn(storage: Storage, engines: readonly EngineManifest[], now: number): readonly Draft[] {
  return engines.flatMap((engine) => {
    const own = engine.page.isHome === true ? "own" : `own:${engine.id}`;
    const lessons = engine.lessons.flatMap(({ id, title }) =>
      [id, ...formerIds(id)].map((key) => ({ key, lesson: id, name: title })),
    );
    return [...lessons, { key: own, lesson: undefined, name: undefined }].flatMap(({ key, lesson, name }) => {
      const files = storage.read(`draft:${key}`);
      if (!isFiles(files)) return [];
      // The same id each time: two pages that take it over at once make one document.
      const id = `draft-${key}`;
      const origin = { base: undefined, revision: id, writer: id, at: now };
      const write = { ...origin, id, engine: engine.id, lesson, name: name ?? files[0]?.name ?? "", files };
      return [{ write, drop: () => storage.remove(`draft:${key}`) }];
    });
  });
}

function isFiles(value: unknown): value is readonly InputFile[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFile);
}

function isFile(value: unknown): value is InputFile {
  if (typeof value !== "object" || value === null) return false;
  const { name, text } = value as Partial<InputFile>;
  return typeof name === "string" && typeof text === "string";
}
