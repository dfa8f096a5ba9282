/** `a`, `b`, … `z`, `aa`, `ab`, …: tells the sites of one line apart. */
export function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Expressions are shown with at most this many characters. */
const MAX_SHOWN = 24;

/** `$3‹a.next›`; the name alone where there is no expression. */
export function showName(name: string, expression: string | undefined): string {
  return expression === undefined ? name : `${name}‹${shortened(expression)}›`;
}

/** The beginning and the end of an expression, where it is long: `a.id(b).iter….hasNext()`. */
function shortened(expression: string): string {
  if (expression.length <= MAX_SHOWN) return expression;
  const start = expression.slice(0, Math.ceil((MAX_SHOWN - 1) / 2)).trimEnd();
  return `${start}…${expression.slice(-Math.floor((MAX_SHOWN - 1) / 2)).trimStart()}`;
}
