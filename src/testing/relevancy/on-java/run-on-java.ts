import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SourceFile } from "../../../java/index.ts";
import RUN_ALL from "./RunAll.java?raw";

/** How many inputs each program is run with. */
const INPUTS = 4;

/** What a program did with one input, on an installed Java. */
export interface RunOnJava {
  /** What it printed, and how it ended. */
  readonly output: string;
  /** Its path condition; nothing of a program that is not instrumented. */
  readonly path: string;
}

/**
 * Compiles programs, each with a class Main, and runs each of them with a few inputs; the answer has a row for each, or what
 * javac says against it.
 * @param library what all of them use
 */
export function runOnJava(
  library: readonly SourceFile[],
  programs: readonly (readonly SourceFile[])[],
): readonly (readonly RunOnJava[] | string)[] {
  const root = mkdtempSync(join(tmpdir(), "fixscope-"));
  try {
    const folders = programs.map((files, index) => written(join(root, "programs", String(index)), files));
    const runAll = written(join(root, "run"), [{ name: "RunAll.java", text: RUN_ALL }]);
    const symbolic = written(join(root, "library"), library);
    const line = [join(runAll, "RunAll.java"), symbolic, join(root, "programs"), String(INPUTS)];
    execFileSync("java", ["-Xss8m", ...line], { stdio: "pipe" });
    return folders.map(whatItDid);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function written(folder: string, files: readonly SourceFile[]): string {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  return folder;
}

function whatItDid(folder: string): readonly RunOnJava[] | string {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "");
  const refused = read("javac.out");
  if (refused !== "") return refused;
  return Array.from({ length: INPUTS }, (_, input) => ({ output: read(`${input}.out`), path: read(`${input}.path`) }));
}
