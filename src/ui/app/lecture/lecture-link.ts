import { localeIn, withLocale } from "../../store/index.ts";

/** What the link of a lecture says. */
export interface LectureLink {
  /** A lecture beside the page: `lectures/NAME.json`. */
  readonly file: string | undefined;
  /** In place of it a lecture that was opened as a file in this browser. */
  readonly opened: string | undefined;
  /** From 1, as it is shown. */
  readonly slide: number;
  /** The name that the windows of one talk have in common. */
  readonly talk: string | undefined;
  /** The window with the notes. */
  readonly isPresenter: boolean;
}

export function readLectureLink(hash: string): LectureLink {
  const parameters = new URLSearchParams(hash.split(/\?(.*)/s)[1] ?? "");
  const name = (key: string): string | undefined => {
    const value = parameters.get(key);
    return value !== null && /^[\w-]{1,80}$/.test(value) ? value : undefined;
  };
  const slide = Number(parameters.get("slide") ?? 1);
  return {
    file: name("file"),
    opened: name("opened"),
    slide: Number.isInteger(slide) && slide > 0 ? slide : 1,
    talk: name("talk"),
    isPresenter: parameters.get("presenter") === "1",
  };
}

/** The link in the language of another one. */
export function writeLectureLink({ file, opened, slide, talk, isPresenter }: LectureLink, like: string): string {
  const parts = Object.entries({ file, opened, slide: slide === 1 ? undefined : slide, talk });
  const written = parts.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const link = `#/lecture?${[...written, ...(isPresenter ? ["presenter=1"] : [])].join("&")}`;
  const locale = localeIn(like);
  return locale === undefined ? link : withLocale(link, locale);
}
