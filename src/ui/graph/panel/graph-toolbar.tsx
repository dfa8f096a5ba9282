import { Ellipsis, Maximize } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { t } from "../../messages/index.ts";

interface GraphToolbarProps {
  readonly label: string;
  readonly ghosts: boolean;
  readonly onGhosts: (isShown: boolean) => void;
  /** How much of a large graph is shown; undefined for one that is always shown whole. */
  readonly cone: ConeTools | undefined;
  readonly hasBoxes: boolean;
  readonly areAllClosed: boolean;
  readonly onCloseAll: (isClosed: boolean) => void;
  /** The filter's text; undefined when the graph is too small for one. */
  readonly filter: string | undefined;
  readonly onFilter: (text: string) => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** The reader has moved the view: it stays there until it is fitted. */
  readonly isPinned: boolean;
  readonly isLegendShown: boolean;
  readonly onLegend: (isShown: boolean) => void;
  readonly onReset: () => void;
  /** Whether library methods are shown one by one; undefined where there are none. */
  readonly isLibraryShown: boolean | undefined;
  readonly onLibrary: ((isShown: boolean) => void) | undefined;
}

interface ConeTools {
  readonly isWhole: boolean;
  readonly canBeWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  readonly onWiden: (by: 1 | -1) => void;
}

const zoomStep = 1.25;

/** The tools over the lower right corner of a graph: what is seldom wanted is in a menu, with its name. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { label } = props;
  return (
    <div className="graph-tools">
      {props.filter !== undefined && (
        <input
          type="search"
          className="graph-filter"
          value={props.filter}
          aria-label={t("graph.filter", { label })}
          placeholder={t("graph.filter-hint")}
          onChange={(event) => props.onFilter(event.target.value)}
        />
      )}
      <button
        type="button"
        aria-label={t("graph.fit")}
        title={t(props.isPinned ? "graph.pinned" : "graph.fit")}
        onClick={props.onFit}
      >
        <Maximize className={props.isPinned ? "pinned" : undefined} />
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger aria-label={t("graph.tools", { label })} title={t("graph.tools", { label })}>
          <Ellipsis />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
            <Tools {...props} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

function Tools(props: GraphToolbarProps) {
  const { ghosts, areAllClosed, cone } = props;
  return (
    <>
      <Tool name={t("graph.zoom-in")} stays onChoose={() => props.onZoom(zoomStep)} />
      <Tool name={t("graph.zoom-out")} stays onChoose={() => props.onZoom(1 / zoomStep)} />
      <Tool name={t("graph.reset")} onChoose={props.onReset} />
      {cone !== undefined && (
        <>
          <Tool name={t("graph.widen")} stays onChoose={() => cone.onWiden(1)} />
          <Tool name={t("graph.narrow")} stays onChoose={() => cone.onWiden(-1)} />
          {cone.canBeWhole && <Check name={t("graph.whole")} isOn={cone.isWhole} onChange={cone.onWhole} />}
        </>
      )}
      {props.hasBoxes && (
        <Tool
          name={t(areAllClosed ? "graph.expand-all" : "graph.collapse-all")}
          onChoose={() => props.onCloseAll(!areAllClosed)}
        />
      )}
      {props.isLibraryShown !== undefined && (
        <Check
          name={t("graph.unfold-library")}
          isOn={props.isLibraryShown}
          onChange={(isShown) => props.onLibrary?.(isShown)}
        />
      )}
      <Check name={t("graph.ghosts")} isOn={ghosts} onChange={props.onGhosts} />
      <Check name={t("graph.legend")} isOn={props.isLegendShown} onChange={props.onLegend} />
    </>
  );
}

interface ToolProps {
  readonly name: string;
  /** It is wanted several times: the menu stays open. */
  readonly stays?: boolean;
  readonly onChoose: () => void;
}

function Tool({ name, stays = false, onChoose }: ToolProps) {
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

interface CheckProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ name, isOn, onChange }: CheckProps) {
  return (
    <DropdownMenu.CheckboxItem className="menu-item is-choice" checked={isOn} onCheckedChange={onChange}>
      <DropdownMenu.ItemIndicator className="menu-check">✓</DropdownMenu.ItemIndicator>
      {name}
    </DropdownMenu.CheckboxItem>
  );
}
