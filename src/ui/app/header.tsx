import { ChevronDown, CircleHelp, Columns2, Link2, SunMoon, Table2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { type MessageId, t } from "../messages/index.ts";
import {
  formatLink,
  type Lesson,
  pageOf,
  type ThemeChoice,
  themeChoices,
  useServices,
  useSettings,
} from "../store/index.ts";

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
  readonly examples: readonly Lesson[];
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
  readonly linkOf: (example: Lesson) => string;
}

/** `Pointer analysis / 1-call-site example ▾`: the name is the menu of examples. */
export function Breadcrumb({ page, examples, current, isEdited, linkOf }: BreadcrumbProps) {
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
            {examples.map((example) => (
              <DropdownMenu.Item key={example.id} asChild className="menu-item">
                <a href={linkOf(example)} aria-current={example.id === current?.id ? "page" : undefined}>
                  <span>{example.title}</span>
                  <small>{example.source}</small>
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
  /** Opens the table of selectors. */
  readonly onTable?: (() => void) | undefined;
  /** What else the page offers, first. */
  readonly children?: ReactNode;
}

/** Links of the workbench's header: table of selectors, compare and share. */
export function PageActions({ compareLink, onShare, onTable, children }: PageActionsProps) {
  return (
    <>
      {children}
      {onTable === undefined ? null : (
        <button
          type="button"
          className="text-button"
          aria-label={t("selectors.openName")}
          title={t("selectors.openHint")}
          onClick={onTable}
        >
          <Table2 size={16} aria-hidden="true" />
          <span>{t("selectors.open")}</span>
        </button>
      )}
      {compareLink === undefined ? null : (
        <a className="text-button" href={compareLink} aria-label={t("shell.compare")} title={t("shell.compareHint")}>
          <Columns2 size={16} aria-hidden="true" />
          <span>{t("shell.compare")}</span>
        </a>
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

const themeTexts: Readonly<Record<ThemeChoice, MessageId>> = {
  auto: "shell.theme.auto",
  light: "shell.theme.light",
  dark: "shell.theme.dark",
  contrast: "shell.theme.contrast",
};

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
                {t(themeTexts[choice])}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The link of a lesson in its workbench. */
export function lessonLink(lesson: Lesson): string {
  return formatLink({ kind: pageOf(lesson.engine), link: { example: lesson.id, options: {} } });
}

/** The link of an example in the comparison. */
export function compareLink(example: Lesson): string {
  return formatLink({ kind: "compare", link: { example: example.id } });
}
