import { CircleHelp, Columns2, Link2, type LucideIcon, Presentation, SunMoon, Table2 } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import type { RunTable } from "../../engine-kit/index.ts";
import { t, translate } from "../messages/index.ts";
import { PresentLink } from "../parts/index.ts";
import { themeChoices, useServices, useSettings, type Workbench } from "../store/index.ts";
import { EngineTabs } from "./engine-tabs.tsx";
import { LanguageSwitch } from "./language/index.ts";
import "./option-pill.css";
import "./header.css";

interface HeaderProps {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  /** The one on the page. */
  readonly current?: Workbench;
  /** What the page is about: its lesson. */
  readonly children?: ReactNode;
  /** Controls of the page, on the right. */
  readonly controls?: ReactNode;
  readonly onHelp: () => void;
}

/** The frame's top: wordmark, analyses, where one is, what can be set, what concerns every page. */
export function Header({ workbenches, current, children, controls, onHelp }: HeaderProps) {
  return (
    <header className="app-header">
      <a className="wordmark" href="#/" title={t("shell.gallery")}>
        <Mark />
        <span>{t("shell.name")}</span>
      </a>
      <EngineTabs workbenches={workbenches} current={current} />
      {children}
      <span className="spring" />
      {controls}
      <LanguageSwitch />
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

interface PageActionsProps {
  /** From the present step; undefined where nothing can be compared. */
  readonly compareLink?: (() => string) | undefined;
  /** The comparison is on the page: its link leads back to one run. */
  readonly isComparing?: boolean;
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
export function PageActions({
  compareLink,
  isComparing = false,
  onShare,
  onLecture,
  tables = [],
  onTable,
  children,
}: PageActionsProps) {
  return (
    <>
      {children}
      {tables.map(({ id }) => (
        <ActionButton
          key={id}
          icon={Table2}
          name={translate(`${id}.openName`)}
          word={translate(`${id}.open`)}
          hint={translate(`${id}.openHint`)}
          isSeldom
          onPress={() => onTable?.(id)}
        />
      ))}
      {compareLink === undefined ? null : (
        <PresentLink
          className={isComparing ? "text-button is-on" : "text-button"}
          link={compareLink}
          aria-label={t("shell.compare")}
          aria-current={isComparing ? "page" : undefined}
          title={t(isComparing ? "compare.single" : "shell.compareHint")}
        >
          <Columns2 size={16} aria-hidden="true" />
          <span>{t("shell.compare")}</span>
        </PresentLink>
      )}
      {onLecture === undefined ? null : (
        <ActionButton
          icon={Presentation}
          name={t("shell.lecture")}
          word={t("shell.lecture")}
          hint={t("shell.lectureHint")}
          onPress={onLecture}
        />
      )}
      <ActionButton
        icon={Link2}
        name={t("shell.share")}
        word={t("shell.share")}
        hint={t("shell.shareHint")}
        onPress={onShare}
      />
    </>
  );
}

interface ActionButtonProps {
  readonly icon: LucideIcon;
  /** The accessible name. */
  readonly name: string;
  /** What stands beside the icon where there is space. */
  readonly word: string;
  readonly hint: string;
  /** Its word gives way first. */
  readonly isSeldom?: boolean;
  readonly onPress: () => void;
}

function ActionButton({ icon: Icon, name, word, hint, isSeldom = false, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={isSeldom ? "text-button is-seldom" : "text-button"}
      aria-label={name}
      title={hint}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden="true" />
      <span>{word}</span>
    </button>
  );
}

/** Rings around what is looked at. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <circle className="mark-outer" cx="12" cy="12" r="10.5" />
      <circle className="mark-inner" cx="12" cy="12" r="6.5" />
      <circle className="mark-point" cx="12" cy="12" r="2.6" />
    </svg>
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
