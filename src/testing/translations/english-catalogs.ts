import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mapExerciseTexts, mapLessonTexts } from "../../engine-kit/index.ts";
import { engines } from "../../engines/index.ts";
import { mapLectureTexts, type WrittenLecture } from "../../exercises/index.ts";
import { type Catalog, catalog, nameOfCatalog, type TranslateText } from "../../kernel/index.ts";

const source = join(import.meta.dirname, "../..");

/** What Java itself says: exceptions have their messages in its words, and programs may print them. */
const OF_JAVA = ["java/messages/patterns.ts", "java/messages/virtual-machine.ts"];

/** Sentences, and where they stand in English. */
export interface EnglishCatalog {
  /** A file or a folder below `src`. */
  readonly path: string;
  /** What its translations stand under; undefined: it has none, and should. */
  readonly name: string | undefined;
  readonly sentences: Catalog;
}

/** The catalogs of all modules in folders `messages`, but for what Java says itself. */
export async function catalogsOfModules(): Promise<readonly EnglishCatalog[]> {
  const paths = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /(^|\/)messages\/.*\.ts$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path))
    .filter((path) => !OF_JAVA.includes(path))
    .sort();
  return (await Promise.all(paths.map(catalogsIn))).flat();
}

/** What Java says itself. */
export async function catalogsOfJava(): Promise<readonly EnglishCatalog[]> {
  return (await Promise.all(OF_JAVA.map(catalogsIn))).flat();
}

async function catalogsIn(path: string): Promise<readonly EnglishCatalog[]> {
  const exported: Readonly<Record<string, unknown>> = await import(join(source, path));
  return Object.values(exported)
    .filter(isCatalog)
    .map((sentences) => ({ path, name: nameOfCatalog(sentences), sentences }));
}

/** What is no record of texts is no catalog. */
function isCatalog(value: unknown): value is Catalog {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === "string");
}

/** What the lessons and the exercises of all engines and the lectures beside the page say. */
export async function catalogsOfTexts(): Promise<readonly EnglishCatalog[]> {
  const exercises = (await Promise.all(engines.map((engine) => engine.exercises()))).flat();
  const folder = join(source, "../public/lectures");
  const lectures = readdirSync(folder).map((file): readonly [string, WrittenLecture] => [
    file.replace(/\.json$/, ""),
    JSON.parse(readFileSync(join(folder, file), "utf8")),
  ]);
  const lessons = engines.flatMap((engine) => engine.lessons);
  return [
    said("engines", "lessonTexts", (say) => lessons.map((lesson) => mapLessonTexts(lesson, say))),
    said("engines", "exerciseTexts", (say) => exercises.map((exercise) => mapExerciseTexts(exercise, say))),
    said("../public/lectures", "lectureTexts", (say) =>
      lectures.map(([name, lecture]) => mapLectureTexts(name, lecture, say)),
    ),
  ];
}

/** All that is said, as a catalog. */
function said(path: string, name: string, sayAll: (say: TranslateText) => unknown): EnglishCatalog {
  const sentences: Record<string, string> = {};
  sayAll((id, english) => {
    sentences[id] = english;
    return english;
  });
  return { path, name, sentences: catalog(name, sentences) };
}
