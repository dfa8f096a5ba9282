// A plugin for Vite: the page begins with a list of its lessons. Their programs, and what they say of steps, are fetched with the
// first lesson of an engine that is opened (`lessonsInFull` of its manifest).
import { withBundled } from "./bundled.mjs";

const path = /\/(src\/engines\/([\w-]+)\/page\/lessons\/listed\.ts)$/;

/** @returns {import("vite").Plugin} */
export function listedLessons() {
  return {
    name: "listed-lessons",
    apply: "build",
    load: {
      filter: { id: path },
      handler: async (id) => {
        const [, file = "", engine = ""] = path.exec(id) ?? [];
        const lessons = await withBundled(`lessons-${engine}`, file, (module) => module.lessons.map(listed));
        return `export const lessons = ${JSON.stringify(lessons)};`;
      },
    },
  };
}

/**
 * What lists of lessons show of one.
 * @param {import("../src/engine-kit/index.ts").Lesson} lesson
 * @returns {import("../src/engine-kit/index.ts").Lesson}
 */
export function listed({ id, engine, title, source, after, summary, file, presets }) {
  const lines = file.text === "" ? 0 : file.text.trimEnd().split("\n").length;
  return {
    id,
    engine,
    title,
    source,
    ...(after && { after }),
    summary,
    file: { name: file.name, text: "" },
    presets,
    lines,
  };
}
