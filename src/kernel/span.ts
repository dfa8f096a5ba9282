/** A place in a source text. Lines and columns are 1-based; columns count UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of one source file, `end` exclusive. */
export interface Span {
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
}

/** Where something begins, as results print it. */
export interface Place extends Position {
  readonly file: string;
}

/** Whether a position is further up in its file, or to the left in its line. */
export function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column);
}

/** Where a span begins. */
export function startOf({ file, start }: Span): Place {
  return { file, line: start.line, column: start.column };
}

/** `A.java:3:7-4:2`: no two spans have the same. */
export function spanKey({ file, start, end }: Span): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** `A.java:3:7`, the form that editors and terminals turn into links. */
export function showPlace(span: Span): string {
  return `${span.file}:${span.start.line}:${span.start.column}`;
}
