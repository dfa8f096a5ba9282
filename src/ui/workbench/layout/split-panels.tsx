import { Fragment, type ReactNode, useLayoutEffect } from "react";
import { Group, type Layout, Panel, Separator, useGroupRef } from "react-resizable-panels";
import { t } from "../../messages/index.ts";
import { useServices } from "../../store/index.ts";

interface SplitPart {
  readonly id: string;
  /** Percent, or with a unit. */
  readonly size: string;
  readonly min: string;
  readonly content: ReactNode;
}

interface SplitPanelsProps {
  /** Under this name the sizes are kept. */
  readonly id: string;
  readonly direction: "horizontal" | "vertical";
  readonly parts: readonly SplitPart[];
  /** Changed sizes are taken over, unless the reader has chosen some; else they count only at the beginning. */
  readonly isFollowingSizes?: boolean;
}

/** Panels with edges to drag; sizes are kept over visits, a double click resets one. */
export function SplitPanels({ id, direction, parts, isFollowingSizes = false }: SplitPanelsProps) {
  const { storage } = useServices();
  const stored = readLayout(storage.read(`layout:${id}`), parts);
  const group = useGroupRef();
  const wanted = isFollowingSizes && stored === undefined ? JSON.stringify(layoutOf(parts)) : undefined;
  useLayoutEffect(() => {
    if (wanted !== undefined) group.current?.setLayout(JSON.parse(wanted) as Layout);
  }, [group, wanted]);
  return (
    <Group
      groupRef={group}
      id={id}
      orientation={direction}
      className="split"
      {...(stored === undefined ? {} : { defaultLayout: stored })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) storage.write(`layout:${id}`, layout);
      }}
    >
      {parts.map(({ id: part, size, min, content }, index) => (
        <Fragment key={part}>
          {index === 0 ? null : <Separator className="separator" aria-label={t("panel.resize")} />}
          <Panel id={part} defaultSize={size} minSize={min} className="split-part">
            {content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

/** Percent of each part. */
function layoutOf(parts: readonly SplitPart[]): Layout {
  return Object.fromEntries(parts.map(({ id, size }) => [id, Number.parseFloat(size)]));
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
