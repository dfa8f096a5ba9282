import { Columns2, Ellipsis, Link2, type LucideIcon, Presentation } from "lucide-react";
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
  readonly tables?: readonly RunTable[];
  /** Opens a table of runs, by its id. */
  readonly onTable?: (id: string) => void;
}

/** The frame's top: wordmark, analyses, where one is, what can be set, what concerns every page. */
export function Header({ workbenches, current, children, controls, onHelp, tables = [], onTable }: HeaderProps) {
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
      <HeaderMenu tables={tables} onTable={onTable} onHelp={onHelp} />
    </header>
  );
}

interface PageActionsProps {
  /** From the present step; undefined where nothing can be compared. */
  readonly compareLink?: (() => string) | undefined;
  /** The comparison is on the page: its link leads back to one run. */
  readonly isComparing?: boolean;
  readonly onShare: () => void;
  /** Begins *Present*. */
  readonly onPresent?: () => void;
  /** What else the page offers, first. */
  readonly children?: ReactNode;
}

/** Links of the workbench's header: compare, present and share. */
export function PageActions({ compareLink, isComparing = false, onShare, onPresent, children }: PageActionsProps) {
  return (
    <>
      {children}
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
      {onPresent === undefined ? null : (
        <ActionButton
          icon={Presentation}
          name={t("shell.present")}
          word={t("shell.present")}
          hint={t("shell.presentHint")}
          onPress={onPresent}
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
  readonly onPress: () => void;
}

function ActionButton({ icon: Icon, name, word, hint, onPress }: ActionButtonProps) {
  return (
    <button type="button" className="text-button" aria-label={name} title={hint} onClick={onPress}>
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

interface HeaderMenuProps {
  readonly tables: readonly RunTable[];
  readonly onTable: ((id: string) => void) | undefined;
  readonly onHelp: () => void;
}

/** What is wanted seldom: tables of runs, colors, and help. */
function HeaderMenu({ tables, onTable, onHelp }: HeaderMenuProps) {
  const { settings } = useServices();
  const theme = useSettings((state) => state.theme);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={t("shell.menu")} title={t("shell.menu")}>
        <Ellipsis size={18} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {tables.map(({ id }) => (
            <DropdownMenu.Item
              key={id}
              className="menu-item"
              title={translate(`${id}.openHint`)}
              onSelect={() => onTable?.(id)}
            >
              {translate(`${id}.openName`)}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className="menu-item" onSelect={onHelp}>
            {t("shell.help")}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Label className="menu-label">{t("shell.theme")}</DropdownMenu.Label>
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
