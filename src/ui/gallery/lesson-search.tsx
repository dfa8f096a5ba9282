import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../messages/index.ts";
import { useSettings } from "../store/index.ts";

interface LessonSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter: opens the first lesson that was found. */
  readonly onSubmit: () => void;
}

/** The field that finds lessons; `/` leads there. */
export function LessonSearch({ value, onChange, onSubmit }: LessonSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const singleKeys = useSettings((state) => state.singleKeys);
  useEffect(() => {
    if (!singleKeys) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]") !== null)
        return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [singleKeys]);
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
        ref={field}
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
