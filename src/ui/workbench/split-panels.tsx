import { Fragment, type ReactNode } from "react";
import { Group, type Layout, Panel, Separator } from "react-resizable-panels";
import { t } from "../messages/index.ts";
import { useServices } from "../store/index.ts";

export interface SplitPart {
  readonly id: string;
  /** Percent, or with a unit. */
  readonly size: string;
  readonly least: string;
  readonly content: ReactNode;
}

interface SplitPanelsProps {
  /** Under this name the sizes are kept. */
  readonly id: string;
  readonly direction: "horizontal" | "vertical";
  readonly parts: readonly SplitPart[];
  readonly className?: string;
}

/** Panels with edges to drag; sizes are kept over visits, a double click resets one. */
export function SplitPanels({ id, direction, parts, className = "" }: SplitPanelsProps) {
  const { storage } = useServices();
  const stored = readLayout(storage.read(`layout:${id}`), parts);
  return (
    <Group
      id={id}
      orientation={direction}
      className={`split ${className}`}
      {...(stored === undefined ? {} : { defaultLayout: stored })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) storage.write(`layout:${id}`, layout);
      }}
    >
      {parts.map(({ id: part, size, least, content }, index) => (
        <Fragment key={part}>
          {index === 0 ? null : <Separator className="separator" aria-label={t("panel.resize")} />}
          <Panel id={part} defaultSize={size} minSize={least} className="split-part">
            {content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

/** A stored layout, if it is for exactly these parts. */
function readLayout(value: unknown, parts: readonly SplitPart[]): Layout | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value);
  const fits =
    entries.length === parts.length &&
    parts.every(({ id }) => entries.some(([name, size]) => name === id && typeof size === "number"));
  return fits ? (value as Layout) : undefined;
}
