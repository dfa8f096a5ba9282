/** `case null, default`: the grammar knows no word but a name there. */
const NULL_AND_DEFAULT = /(\bcase\s+null\s*,\s*)default\b/g;

/** `case A.B(`, `x instanceof A.B(`: in these places only a record pattern has brackets behind a dotted name. */
const DOTTED_RECORD = /\b((?:case|instanceof)\s+)((?:\w+\.)+\w+)(?=\s*\()/g;

/** `(A.B(int x`, within a record pattern: two words in a row make a pattern of what would be a call. */
const DOTTED_RECORD_WITHIN = /([(,]\s*)((?:\w+\.)+\w+)(?=\s*\(\s*[\w.]+(?:<[^()]*>)?(?:\[\])*\s+\w+\s*[,)])/g;

/** `case final A a` */
const FINAL_PATTERN = /(\bcase\s+)final(?=\s)/g;

/** Where a record pattern may begin, what it may hold, and what it never does. */
const IN_PATTERN = /\b(?:case|instanceof)\s+[\w.$]+\s*(?:<[^();{}]{0,200}>\s*)?\(|[();{}]|\bfinal\b/g;

/**
 * The text as the grammar can read it, of the same length: what Java 21 has and the grammar lacks is written as a
 * single name, and `final` in patterns as blanks. Readers take names from the text itself.
 */
export function readableText(text: string): string {
  if (!/\bcase\b|\binstanceof\b/.test(text)) return text;
  const asOneWord = (_: string, before: string, name: string) => `${before}${name.replaceAll(".", "$")}`;
  return withoutFinal(text)
    .replace(NULL_AND_DEFAULT, "$1$efault")
    .replace(DOTTED_RECORD, asOneWord)
    .replace(DOTTED_RECORD_WITHIN, asOneWord);
}

/** Without the word in patterns, where it says no more than that nothing is assigned to their variables. */
function withoutFinal(text: string): string {
  if (!/\bfinal\b/.test(text)) return text;
  let depth = 0;
  return text.replace(FINAL_PATTERN, "$1     ").replace(IN_PATTERN, (found) => {
    if (found === "final") return depth > 0 ? "     " : found;
    if (/^[;{}]$/.test(found)) depth = 0;
    else if (found === ")") depth = Math.max(0, depth - 1);
    else if (depth > 0 || found !== "(") depth += 1;
    return found;
  });
}
