import { ChevronDown, CircleHelp, Columns2, Link2, Presentation, SunMoon, Table2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { Lesson, RunTable } from "../../engines/index.ts";
import { t, translate } from "../messages/index.ts";
import { themeChoices, useServices, useSettings } from "../store/index.ts";

interface HeaderProps {
  /** What the page is about: breadcrumb. */
  readonly children?: ReactNode;
  /** Controls of the page, on the right. */
  readonly controls?: ReactNode;
  readonly onHelp: () => void;
}

/** The frame's top: wordmark, where one is, what can be set, what concerns every page. */
export function Header({ children, controls, onHelp }: HeaderProps) {
  return (
    <header className="app-header">
      <a className="wordmark" href="#/" title={t("shell.gallery")}>
        {t("shell.name")}
      </a>
      {children}
      <span className="spring" />
      {controls}
      <ThemeMenu />
      <button
        type="button"
        className="icon-button"
        aria-label={t("shell.help")}
        title={t("shell.help")}
        onClick={onHelp}
      >
        <CircleHelp size={18} aria-hidden="true" />
      </button>
    </header>
  );
}

interface BreadcrumbProps {
  readonly page: string;
  readonly lessons: readonly Lesson[];
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
  readonly linkOf: (lesson: Lesson) => string;
}

/** `Pointer analysis / 1-call-site example ▾`: the name is the menu of examples. */
export function Breadcrumb({ page, lessons, current, isEdited, linkOf }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={t("shell.breadcrumb")}>
      <span className="breadcrumb-page">{page}</span>
      <span aria-hidden="true" className="breadcrumb-slash">
        /
      </span>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="menu-button" title={t("shell.exampleMenu")}>
          <h1>{current?.title ?? t("shell.ownProgram")}</h1>
          {isEdited ? <span className="badge">{t("shell.edited")}</span> : null}
          <ChevronDown size={15} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="start" sideOffset={6}>
            {lessons.map((lesson) => (
              <DropdownMenu.Item key={lesson.id} asChild className="menu-item">
                <a href={linkOf(lesson)} aria-current={lesson.id === current?.id ? "page" : undefined}>
                  <span>{lesson.title}</span>
                  <small>{lesson.source}</small>
                </a>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </nav>
  );
}

interface PageActionsProps {
  readonly compareLink?: string | undefined;
  readonly onShare: () => void;
  /** Begins lecture mode. */
  readonly onLecture?: () => void;
  readonly tables?: readonly RunTable[];
  /** Opens a table of runs, by its id. */
  readonly onTable?: (id: string) => void;
  /** What else the page offers, first. */
  readonly children?: ReactNode;
}

/** Links of the workbench's header: tables of runs, compare and share. */
export function PageActions({ compareLink, onShare, onLecture, tables = [], onTable, children }: PageActionsProps) {
  return (
    <>
      {children}
      {tables.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="text-button"
          aria-label={translate(`${id}.openName`)}
          title={translate(`${id}.openHint`)}
          onClick={() => onTable?.(id)}
        >
          <Table2 size={16} aria-hidden="true" />
          <span>{translate(`${id}.open`)}</span>
        </button>
      ))}
      {compareLink === undefined ? null : (
        <a className="text-button" href={compareLink} aria-label={t("shell.compare")} title={t("shell.compareHint")}>
          <Columns2 size={16} aria-hidden="true" />
          <span>{t("shell.compare")}</span>
        </a>
      )}
      {onLecture === undefined ? null : (
        <button
          type="button"
          className="text-button"
          aria-label={t("shell.lecture")}
          title={t("shell.lectureHint")}
          onClick={onLecture}
        >
          <Presentation size={16} aria-hidden="true" />
          <span>{t("shell.lecture")}</span>
        </button>
      )}
      <button
        type="button"
        className="text-button"
        aria-label={t("shell.share")}
        title={t("shell.shareHint")}
        onClick={onShare}
      >
        <Link2 size={16} aria-hidden="true" />
        <span>{t("shell.share")}</span>
      </button>
    </>
  );
}

function ThemeMenu() {
  const { settings } = useServices();
  const theme = useSettings((state) => state.theme);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={t("shell.theme")} title={t("shell.theme")}>
        <SunMoon size={18} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(value) =>
              settings.setState({ theme: themeChoices.find((choice) => choice === value) ?? "auto" })
            }
          >
            {themeChoices.map((choice) => (
              <DropdownMenu.RadioItem key={choice} value={choice} className="menu-item is-choice">
                <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
                {t(`shell.theme.${choice}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
