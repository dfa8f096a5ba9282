import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "../java/index.ts";

/** The programs with recorded outputs: `X.java`, or a folder `x` of several files, beside `X.out`. */
const folder = join(import.meta.dirname, "./programs");

/** `basics/Arithmetic`, in order. */
export const goldenPrograms: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".out"))
  .map((path) => path.slice(0, -".out".length))
  .sort();

/** The files of one of them, that of `main` first. */
export function filesOfGoldenProgram(name: string): readonly SourceFile[] {
  const single = join(folder, `${name}.java`);
  if (existsSync(single))
    return [{ name: single.slice(single.lastIndexOf("/") + 1), text: readFileSync(single, "utf8") }];
  const root = join(folder, name);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".java") && statSync(join(root, path)).isFile())
    .sort((a, b) => Number(b.endsWith("Main.java")) - Number(a.endsWith("Main.java")) || a.localeCompare(b))
    .map((path) => ({ name: path, text: readFileSync(join(root, path), "utf8") }));
}
