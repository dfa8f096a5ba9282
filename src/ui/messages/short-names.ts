/** A variable with the method that it belongs to, where that method stands behind it once more. Not tried from each letter of a name. */
const ownedVariable = /(?<![\w.$])([\w.$<>[\]]+\([^\s()]*\))\/([^\s,()⟨⟩]+)(, ?\1)/g;

/** A formula without what stands in it twice: `(C.m()/x, C.m())` is `(x, C.m())`. */
export function withShortNames(text: string): string {
  return text.replaceAll(ownedVariable, "$2$3");
}
