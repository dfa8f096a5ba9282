import { t } from "../../messages/index.ts";
import { DrawingTools, SwitchTool, Tool, ZoomTools } from "../../parts/index.ts";

interface GraphToolbarProps {
  readonly label: string;
  readonly ghosts: boolean;
  readonly onGhosts: (isShown: boolean) => void;
  /** How much of a large graph is shown; undefined for one that is always shown whole. */
  readonly excerpt: ExcerptTools | undefined;
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

interface ExcerptTools {
  readonly isWhole: boolean;
  /** How much is shown, where that is not all. */
  readonly note: string | undefined;
  readonly canBeWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
  readonly onWiden: (by: 1 | -1) => void;
}

/** The tools of a graph. */
export function GraphToolbar(props: GraphToolbarProps) {
  const { label, ghosts, areAllClosed, excerpt } = props;
  return (
    <DrawingTools
      label={label}
      isPinned={props.isPinned}
      onFit={props.onFit}
      first={
        props.filter === undefined ? (
          excerpt?.note && <span className="graph-excerpt">{excerpt.note}</span>
        ) : (
          <input
            type="search"
            className="graph-filter"
            value={props.filter}
            aria-label={t("graph.filter", { label })}
            placeholder={t("graph.filter-hint")}
            onChange={(event) => props.onFilter(event.target.value)}
          />
        )
      }
    >
      <ZoomTools onZoom={props.onZoom} />
      <Tool name={t("graph.reset")} onChoose={props.onReset} />
      {excerpt !== undefined && (
        <>
          <Tool name={t("graph.widen")} stays onChoose={() => excerpt.onWiden(1)} />
          <Tool name={t("graph.narrow")} stays onChoose={() => excerpt.onWiden(-1)} />
          {excerpt.canBeWhole && (
            <SwitchTool name={t("graph.whole")} isOn={excerpt.isWhole} onChange={excerpt.onWhole} />
          )}
        </>
      )}
      {props.hasBoxes && (
        <Tool
          name={t(areAllClosed ? "graph.expand-all" : "graph.collapse-all")}
          onChoose={() => props.onCloseAll(!areAllClosed)}
        />
      )}
      {props.isLibraryShown !== undefined && (
        <SwitchTool
          name={t("graph.unfold-library")}
          isOn={props.isLibraryShown}
          onChange={(isShown) => props.onLibrary?.(isShown)}
        />
      )}
      <SwitchTool name={t("graph.ghosts")} isOn={ghosts} onChange={props.onGhosts} />
      <SwitchTool name={t("graph.legend")} isOn={props.isLegendShown} onChange={props.onLegend} />
    </DrawingTools>
  );
}
