import { currentLocale } from "../../../kernel/index.ts";

/** A moment, in milliseconds since 1970: `Nov 22, 2026, 5:31:07 PM`. */
export function When({ at }: { readonly at: number }) {
  const date = new Date(at);
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: "medium", timeStyle: "medium" });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
