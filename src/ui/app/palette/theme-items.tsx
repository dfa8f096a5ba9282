import { Command } from "cmdk";
import { t } from "../../messages/index.ts";
import { themeChoices, useServices } from "../../store/index.ts";

interface ThemeItemsProps {
  /** Acts once the palette is closed. */
  readonly onChoose: (action: () => void) => void;
}

/** What the page can look like. */
export function ThemeItems({ onChoose }: ThemeItemsProps) {
  const { settings } = useServices();
  return (
    <Command.Group heading={t("shell.theme")}>
      {themeChoices.map((theme) => {
        const title = t("palette.use", { name: t(`shell.theme.${theme}`) });
        return (
          <Command.Item
            key={theme}
            value={`${title} ${t("shell.theme")}`}
            onSelect={() => onChoose(() => settings.setState({ theme }))}
          >
            {title}
            <small>{t("shell.theme")}</small>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
