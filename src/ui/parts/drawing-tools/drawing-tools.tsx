import { Ellipsis, Maximize } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { t } from "../../messages/index.ts";
import "./drawing-tools.css";

/**
 * Where the tools of a panel's drawings stand, so that nothing lies over what is drawn: an element of its head, `null` until
 * that is there. Undefined: beside the drawing.
 */
export const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

interface DrawingToolsProps {
  /** The drawing’s name. */
  readonly label: string;
  readonly onFit: () => void;
  /** The reader has moved the view: it stays there until it is fitted. */
  readonly isPinned?: boolean;
  /** Before the buttons. */
  readonly first?: ReactNode;
  /** The menu: what is seldom wanted, with its name. */
  readonly children: ReactNode;
}

/** The tools of a drawing: it is fitted with one press, the rest is in a menu. */
export function DrawingTools({ label, onFit, isPinned = false, first, children }: DrawingToolsProps) {
  const place = useContext(ToolsPlace);
  if (place === null) return null;
  const tools = (
    <div className="drawing-tools">
      {first}
      <button
        type="button"
        aria-label={t("graph.fit")}
        title={t(isPinned ? "graph.pinned" : "graph.fit")}
        onClick={onFit}
      >
        <Maximize className={isPinned ? "pinned" : undefined} />
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger aria-label={t("graph.tools", { label })} title={t("graph.tools", { label })}>
          <Ellipsis />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
  return place === undefined ? tools : createPortal(tools, place);
}

interface ToolProps {
  readonly name: string;
  /** It is wanted several times: the menu stays open. */
  readonly stays?: boolean;
  readonly onChoose: () => void;
}

/** Something that the menu does. */
export function Tool({ name, stays = false, onChoose }: ToolProps) {
  return (
    <DropdownMenu.Item
      className="menu-item"
      onSelect={(event) => {
        if (stays) event.preventDefault();
        onChoose();
      }}
    >
      {name}
    </DropdownMenu.Item>
  );
}

const zoomStep = 1.25;

/** Larger and smaller. */
export function ZoomTools({ onZoom }: { readonly onZoom: (factor: number) => void }) {
  return (
    <>
      <Tool name={t("graph.zoom-in")} stays onChoose={() => onZoom(zoomStep)} />
      <Tool name={t("graph.zoom-out")} stays onChoose={() => onZoom(1 / zoomStep)} />
    </>
  );
}

interface SwitchToolProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is shown, or not. */
export function SwitchTool({ name, isOn, onChange }: SwitchToolProps) {
  return (
    <DropdownMenu.CheckboxItem className="menu-item is-choice" checked={isOn} onCheckedChange={onChange}>
      <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
      {name}
    </DropdownMenu.CheckboxItem>
  );
}
