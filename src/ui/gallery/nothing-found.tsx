import { translatedLesson } from "../../engine-kit/index.ts";
import type { GalleryLesson } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { SmallButton } from "../parts/index.ts";
import { useLinks } from "../store/index.ts";

interface NothingFoundProps {
  readonly search: string;
  /** The lessons that may be meant. */
  readonly near: readonly GalleryLesson[];
  readonly onSearch: (search: string) => void;
}

/** What stands in place of lessons where none has been found: the nearest ones, and what can be looked for. */
export function NothingFound({ search, near, onSearch }: NothingFoundProps) {
  const links = useLinks();
  return (
    <div className="lesson-none">
      <p>{t("gallery.none", { search: search.trim() })}</p>
      {near.length === 0 ? null : (
        <>
          <p>{t("gallery.near")}</p>
          <ul>
            {near.map(({ lesson, number }) => (
              <li key={lesson.id}>
                <a href={links.ofLesson(lesson)}>
                  <span className="lesson-number">{number}</span> {translatedLesson(lesson).title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t("gallery.canSearch")}{" "}
        {t("gallery.searchable")
          .split(", ")
          .map((word) => (
            <SmallButton key={word} onClick={() => onSearch(word)}>
              {word}
            </SmallButton>
          ))}
      </p>
    </div>
  );
}
