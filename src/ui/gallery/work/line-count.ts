import type { Version } from "../../store/index.ts";

/** Lines of all files together. */
export function lineCount({ files }: Pick<Version, "files">): number {
  return files.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);
}
