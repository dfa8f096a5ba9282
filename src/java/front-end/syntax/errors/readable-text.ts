/** `case null, default`: the grammar knows no word but a name there. */
const NULL_AND_DEFAULT = /(\bcase\s+null\s*,\s*)default\b/g;

/** `case A.B(`, `x instanceof A.B(`: in these places only a record pattern has brackets behind a dotted name. */
const DOTTED_RECORD = /\b((?:case|instanceof)\s+)((?:\w+\.)+\w+)(?=\s*\()/g;

/** `(A.B(int x`, within a record pattern: two words in a row make a pattern of what would be a call. */
const DOTTED_RECORD_WITHIN = /([(,]\s*)((?:\w+\.)+\w+)(?=\s*\(\s*[\w.]+(?:<[^()]*>)?(?:\[\])*\s+\w+\s*[,)])/g;

/**
 * The text as the grammar can read it, of the same length: what Java 21 has and the grammar lacks is written as a
 * single name. Readers take names from the text itself.
 */
export function readableText(text: string): string {
  if (!/\bcase\b|\binstanceof\b/.test(text)) return text;
  const asOneWord = (_: string, before: string, name: string) => `${before}${name.replaceAll(".", "$")}`;
  return text
    .replace(NULL_AND_DEFAULT, "$1$efault")
    .replace(DOTTED_RECORD, asOneWord)
    .replace(DOTTED_RECORD_WITHIN, asOneWord);
}
