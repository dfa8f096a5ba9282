/** `$2‹this.v + t›` as `this.v + t`; other names stay. */
export function shortNode(label: string): string {
  return label.replace(/^\$\d+‹(.+)›$/s, "$1");
}

/** `C.m(int)` as `m`; return points stay. */
export function shortMethod(label: string): string {
  return label.replace(/^(?:[\w$]+\.)*([\w$<>]+)\(.*\)$/s, "$1");
}
