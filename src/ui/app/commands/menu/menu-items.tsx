import { DropdownMenu } from "radix-ui";
import type { CommandContext } from "../command.ts";
import { openingCommand, savingCommands } from "../file-commands.ts";
import { keyCap } from "../keys.ts";
import { FigureItems, type FigureItemsProps } from "./figure-items.tsx";

interface MenuItemsProps extends FigureItemsProps {
  readonly onFiles: CommandContext["files"];
  /** There is a whole run, of which figures can be made. */
  readonly isOver: boolean;
}

/** What opens and saves files, and what is made of the stage. */
export function MenuItems({ onFiles, isOver, ...figures }: MenuItemsProps) {
  return (
    <>
      {[openingCommand(), ...savingCommands()].map(({ id, title, keys: [key], action }) => (
        <DropdownMenu.Item key={id} className="menu-item" onSelect={() => onFiles(action)}>
          <span>
            {title} {key === undefined ? null : <kbd>{keyCap(key)}</kbd>}
          </span>
        </DropdownMenu.Item>
      ))}
      {isOver ? (
        <>
          <DropdownMenu.Separator className="menu-line" />
          <FigureItems {...figures} />
        </>
      ) : null}
    </>
  );
}
