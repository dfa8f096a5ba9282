/** What a sentence is about, by the names that stand in its text. */
export type MessageValues = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;
const VALUE = /\{(\w+)\}/g;

/**
 * The sentence that a text of a catalog says about these values: `{name}` is the value of that name, and of
 * `{count, plural, one {# parameter} other {# parameters}}` the part for the number, which `#` stands for.
 */
export function format(text: string, values: MessageValues = {}): string {
  return text
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = values[name];
      return (count === 1 ? one : other).replaceAll("#", String(count));
    })
    .replace(VALUE, (whole, name: string) => String(values[name] ?? whole));
}
