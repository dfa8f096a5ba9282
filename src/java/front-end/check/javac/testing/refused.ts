/**
 * A program that javac 17 refuses, and the line of its first error; with a program near it that javac accepts. The lines
 * were told by javac: tests do not need it.
 */
export type Refused = readonly [line: number, refused: string, accepted?: string];

const IMPORTS = "import java.util.*;\nimport java.util.function.*;\n";

const METHOD = `class A<T, N extends Number> {
T t; N number; int field; static int count;
static <X> X id(X x) { return x; }
static <X extends Comparable<X>> X max(List<? extends X> l) { return null; }
void m(int n, List<?> any, List<? extends Number> from, List<? super Integer> into, List raw, Object o) throws Exception {
`;

/** Statements of a method that has variables for them, and the line among these. */
export function inMethod(rows: readonly Refused[]): readonly Refused[] {
  return within(`${IMPORTS}${METHOD}`, "\n}\n}", rows);
}

/** Classes of a file with the usual imports, and the line among those of the classes. */
export function inFile(rows: readonly Refused[]): readonly Refused[] {
  return within(IMPORTS, "", rows);
}

function within(head: string, end: string, rows: readonly Refused[]): readonly Refused[] {
  const before = head.split("\n").length - 1;
  return rows.map(([line, refused, accepted]) =>
    accepted === undefined
      ? [line + before, `${head}${refused}${end}`]
      : [line + before, `${head}${refused}${end}`, `${head}${accepted}${end}`],
  );
}
