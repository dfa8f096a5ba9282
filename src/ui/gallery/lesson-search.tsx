import { Search } from "lucide-react";
import { t } from "../messages/index.ts";

interface LessonSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter: opens the first lesson that was found. */
  readonly onSubmit: () => void;
}

/** The field that finds lessons; `/` leads there. */
export function LessonSearch({ value, onChange, onSubmit }: LessonSearchProps) {
  return (
    <form
      className="lesson-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search size={15} aria-hidden="true" />
      <input
        type="search"
        aria-label={t("gallery.search")}
        aria-keyshortcuts="/"
        placeholder={t("gallery.searchHint")}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <kbd>/</kbd>
    </form>
  );
}
