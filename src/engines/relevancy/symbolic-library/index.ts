import type { SourceFile } from "../../../java/index.ts";

const LIBRARY = import.meta.glob<string>("./*.java", { query: "?raw", import: "default", eager: true });
const STAND_IN = import.meta.glob<string>("./concrete/*.java", { query: "?raw", import: "default", eager: true });

/** The classes that instrumented code calls: `Symbolic`, `IntExpr`, `StringExpr`, … They are in no package. */
export const symbolicLibrary: readonly SourceFile[] = filesOf(LIBRARY);

/** `Symbolic` with plain values, for running an original program: `Symbolic.bind("integer1", 3)`. */
export const concreteSymbolic: readonly SourceFile[] = filesOf(STAND_IN);

function filesOf(texts: Readonly<Record<string, string>>): readonly SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ name: path.slice(path.lastIndexOf("/") + 1), text }));
}
