import { posix } from "node:path";

/** A file of the tree: its path from the root, and its text. */
export interface TreeFile {
  readonly path: string;
  readonly text: string;
}

/** The files of an engine that other engines may import. */
const doors = /^(?:index|board|options|manifest)\.ts$/;

/** The lines outside the engines that name one: in quotation marks, or as a folder. */
export function namesOfEngines(files: readonly TreeFile[], ids: readonly string[]): readonly string[] {
  const named = new RegExp(`["'\`/](?:${ids.join("|")})["'\`/]`);
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (named.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** What a file of an engine imports of other engines: their ids, and the path if it is no door. */
export function importsOfEngines({
  path,
  text,
}: TreeFile): readonly { readonly engine: string; readonly inner?: string }[] {
  const own = folderOf(path);
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, specifier = ""]) => {
    const target = posix.join(posix.dirname(path), specifier);
    const engine = folderOf(target);
    if (engine === undefined || engine === own) return [];
    const file = target.slice(`src/engines/${engine}/`.length);
    return [doors.test(file) ? { engine } : { engine, inner: target }];
  });
}

function folderOf(path: string): string | undefined {
  return /^src\/engines\/([^/]+)\//.exec(path)?.[1];
}
