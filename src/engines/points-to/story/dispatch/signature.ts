/** `C.m(int)` without its class: `m(int)`. */
export function signatureOf(label: string): string {
  const open = label.indexOf("(");
  return label.slice(label.lastIndexOf(".", open) + 1);
}
