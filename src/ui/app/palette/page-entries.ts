import { type Lesson, translatedLesson } from "../../../engine-kit/index.ts";
import { courseOf, lectureLink, lessonNumbers } from "../../course/index.ts";
import { namesBesides } from "../../finding/index.ts";
import { t } from "../../messages/index.ts";
import { type Links, type Services, themeChoices, type Workbench } from "../../store/index.ts";
import { type CommandContext, type CommandPlace, commandsAt, keyCap } from "../commands/index.ts";
import { engineLink, ownName } from "../engine-tabs.tsx";
import type { Entry } from "./entry.ts";

/** Which commands the palette leaves out: those that open it. */
const opening = ["palette", "find"];

/** What can be done here. */
export function commandEntries(place: CommandPlace, context: CommandContext): readonly Entry[] {
  return commandsAt(place)
    .filter(({ id }) => !opening.includes(id))
    .map((command) => ({
      id: `command.${command.id}`,
      group: "commands",
      title: command.title,
      detail: command.detail?.(context),
      keyCap: command.keys[0] === undefined ? undefined : keyCap(command.keys[0]),
      names: [command.id, ...namesBesides(command.id)],
      run: () => command.run(context),
    }));
}

/** The other pages, and the lectures. */
export function pageEntries(
  engines: Services["engines"],
  links: Links,
  others: readonly Workbench[],
): readonly Entry[] {
  const page = (id: string, title: string, link: string): Entry => ({
    id: `page.${id}`,
    group: "pages",
    title,
    names: [],
    run: () => location.assign(link),
  });
  return [
    ...others.map((other) => page(other.engine.id, ownName(other), engineLink(links, other))),
    page("gallery", t("shell.gallery"), "#/"),
    page("compare", t("shell.compare"), "#/compare"),
    ...courseOf(engines).flatMap((section) => {
      const link = lectureLink(section);
      return link === undefined ? [] : [page(link, t("gallery.playNamed", { title: section.title }), link)];
    }),
  ];
}

/** Lessons, by their titles and numbers. */
export function lessonEntries(
  engines: Services["engines"],
  links: Links,
  lessons: readonly Lesson[],
): readonly Entry[] {
  const numbers = lessonNumbers(engines);
  return lessons.map((lesson) => {
    const { title, source } = translatedLesson(lesson);
    const number = numbers.get(lesson.id) ?? "";
    return {
      id: `lesson.${lesson.id}`,
      group: "lessons",
      title: t("palette.example", { title }),
      detail: `${number} ${source}`,
      names: [
        title,
        lesson.title,
        source,
        lesson.source,
        lesson.id,
        ...numberWords(number),
        ...namesBesides(lesson.id),
      ],
      run: () => location.assign(links.ofLesson(lesson)),
    };
  });
}

/** `II·3` is typed `II.3`, too. */
function numberWords(number: string): readonly string[] {
  return number.includes("·") ? [number, number.replace("·", "."), number.replace("·", " ")] : [];
}

/** What the page can look like. */
export function themeEntries({ settings }: Pick<Services, "settings">): readonly Entry[] {
  return themeChoices.map((theme) => ({
    id: `theme.${theme}`,
    group: "themes",
    title: t("palette.use", { name: t(`shell.theme.${theme}`) }),
    detail: t("shell.theme"),
    names: [theme, t(`shell.theme.${theme}`), t("shell.theme"), ...namesBesides(`theme.${theme}`)],
    run: () => settings.setState({ theme }),
  }));
}
