import {
  Expand,
  FoldHorizontal,
  Ghost,
  Library,
  List,
  Maximize,
  Minimize,
  Minus,
  Plus,
  RotateCcw,
  UnfoldHorizontal,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
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

/** The buttons over the lower right corner of a graph: one Tab stop, arrows go from button to button. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { label, ghosts, areAllClosed, cone } = props;
  const bar = useRef<HTMLDivElement>(null);
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
      <div
        role="toolbar"
        aria-label={t("graph.tools", { label })}
        ref={bar}
        onKeyDown={(event) => walk(event, bar.current)}
      >
        <ToolButton isFirst name={t("graph.zoom-in")} onClick={() => props.onZoom(zoomStep)}>
          <Plus />
        </ToolButton>
        <ToolButton name={t("graph.zoom-out")} onClick={() => props.onZoom(1 / zoomStep)}>
          <Minus />
        </ToolButton>
        <ToolButton name={t("graph.fit")} title={props.isPinned ? t("graph.pinned") : undefined} onClick={props.onFit}>
          <Maximize className={props.isPinned ? "pinned" : undefined} />
        </ToolButton>
        <ToolButton name={t("graph.reset")} onClick={props.onReset}>
          <RotateCcw />
        </ToolButton>
        {cone !== undefined && (
          <>
            <ToolButton name={t("graph.widen")} onClick={() => cone.onWiden(1)}>
              <UnfoldHorizontal />
            </ToolButton>
            <ToolButton name={t("graph.narrow")} onClick={() => cone.onWiden(-1)}>
              <FoldHorizontal />
            </ToolButton>
            {cone.canBeWhole && (
              <ToolButton name={t("graph.whole")} isPressed={cone.isWhole} onClick={() => cone.onWhole(!cone.isWhole)}>
                <Expand />
              </ToolButton>
            )}
          </>
        )}
        {props.hasBoxes && (
          <ToolButton
            name={areAllClosed ? t("graph.expand-all") : t("graph.collapse-all")}
            onClick={() => props.onCloseAll(!areAllClosed)}
          >
            {areAllClosed ? <Expand /> : <Minimize />}
          </ToolButton>
        )}
        {props.isLibraryShown !== undefined && (
          <ToolButton
            name={t("graph.unfold-library")}
            isPressed={props.isLibraryShown}
            onClick={() => props.onLibrary?.(props.isLibraryShown !== true)}
          >
            <Library />
          </ToolButton>
        )}
        <ToolButton name={t("graph.ghosts")} isPressed={ghosts} onClick={() => props.onGhosts(!ghosts)}>
          <Ghost />
        </ToolButton>
        <ToolButton
          name={t("graph.legend")}
          isPressed={props.isLegendShown}
          onClick={() => props.onLegend(!props.isLegendShown)}
        >
          <List />
        </ToolButton>
      </div>
    </div>
  );
}

interface ToolButtonProps {
  readonly name: string;
  /** What is said when it is pointed at, if not its name. */
  readonly title?: string | undefined;
  readonly isPressed?: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ToolButton({ name, title = name, isPressed, isFirst = false, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={title}
      aria-pressed={isPressed}
      tabIndex={isFirst ? 0 : -1}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Moves the focus, and the one Tab stop, along the bar; the page's step keys do not see it. */
function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const buttons = [...(bar?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const next = buttons.at((at + step) % buttons.length);
  if (step === 0 || next === undefined) return;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}
