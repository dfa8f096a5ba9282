import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Each source file with the source files it imports. Paths are relative to the checkout, with forward slashes. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Files that import one another, directly or over others of them, in alphabetical order. */
export type Circle = readonly string[];

/** Static imports and re-exports, of values and of types alike; imports for side effects; lazy imports. */
const specifiers =
  /^(?:import|export)\b[^"';]*\bfrom\s*"(?<from>[^"]+)"|^import\s*"(?<bare>[^"]+)"|\bimport\(\s*"(?<lazy>[^"]+)"/gm;

/** The TypeScript files of a folder and its subfolders, without tests, benchmarks and declarations. */
export function sourceFiles(root: string, folder: string): readonly string[] {
  return readdirSync(posix.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|bench|d)\.tsx?$/.test(file))
    .sort();
}

/** Who imports whom among those files. Packages, and what is no TypeScript, are left out. */
export function importGraph(root: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const imported = importedBy(readFileSync(posix.join(root, file), "utf8"))
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => posix.join(posix.dirname(file), specifier));
      return [file, [...new Set(imported)].filter((path) => known.has(path))];
    }),
  );
}

function importedBy(text: string): readonly string[] {
  return [...text.matchAll(specifiers)].flatMap(
    ({ groups }) => groups?.["from"] ?? groups?.["bare"] ?? groups?.["lazy"] ?? [],
  );
}

/**
 * Who imports whom among the folders in each folder: a folder stands for all files below it. Two folders of which one is in
 * the other are no pair: a door imports what is behind it.
 */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const imports = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    for (const other of imported) {
      const [from, to] = siblingsAbove(file, other);
      if (from === undefined || to === undefined) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
      if (!imports.has(to)) imports.set(to, new Set());
    }
  }
  return new Map([...imports].map(([folder, others]) => [folder, [...others]]));
}

/** The two folders side by side that two files are in; undefined for one that lies where the ways part. */
function siblingsAbove(file: string, other: string): readonly [string | undefined, string | undefined] {
  const [names, others] = [file.split("/"), other.split("/")];
  const shared = names.findIndex((name, i) => name !== others[i]);
  const folder = (path: readonly string[]) =>
    shared < path.length - 1 ? path.slice(0, shared + 1).join("/") : undefined;
  return [folder(names), folder(others)];
}

/** The largest sets of files that all reach one another (strongly connected components, by Tarjan's algorithm). */
export function circlesOf(graph: ImportGraph): readonly Circle[] {
  const circles: Circle[] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  /** The place in the order of the earliest file that is still open and that `file` reaches. */
  const reach = (file: string): number => {
    const seen = order.get(file);
    if (seen === undefined) return visit(file);
    return open.has(file) ? seen : Number.POSITIVE_INFINITY;
  };
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    stack.push(file);
    open.add(file);
    const earliest = Math.min(own, ...(graph.get(file) ?? []).map(reach));
    if (earliest === own) {
      const circle = stack.splice(stack.indexOf(file));
      for (const member of circle) open.delete(member);
      if (circle.length > 1) circles.push(circle.sort());
    }
    return earliest;
  };
  for (const file of graph.keys()) reach(file);
  return circles;
}

/** The folders of those files, each once. */
export function foldersOf(files: readonly string[]): readonly string[] {
  return [...new Set(files.map((file) => posix.dirname(file)))].sort();
}
