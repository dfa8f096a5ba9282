import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Where a node of a graph is drawn, in pixels of the panel, and whether it is shown at this step. */
export interface DrawnPlace {
  readonly x: number;
  readonly y: number;
  readonly isShown: boolean;
}

/** The part of Cytoscape's core that is looked at. Cytoscape keeps the core on its container. */
interface CoreOnContainer extends Element {
  readonly _cyreg?: {
    readonly cy: {
      nodes(): Iterable<{
        id(): string;
        hasClass(name: string): boolean;
        position(): { readonly x: number; readonly y: number };
        renderedPosition(): { readonly x: number; readonly y: number };
      }>;
      edges(): Iterable<DrawnLine>;
      elements(selector: string): DrawnElements;
      zoom(): number;
      extent(): Readonly<Record<"x1" | "y1", number>>;
      width(): number;
      height(): number;
    };
  };
}

interface DrawnElements
  extends Iterable<{
    id(): string;
    renderedBoundingBox(options: object): Readonly<Record<"x1" | "x2" | "y1" | "y2", number>>;
  }> {
  connectedNodes(): DrawnElements;
  union(others: DrawnElements): DrawnElements;
}

interface DrawnLine {
  id(): string;
  isLoop(): boolean;
  midpoint(): { readonly x: number; readonly y: number };
}

/** Where Cytoscape draws the graph with an accessible name. */
function canvasOf(page: Page, label: string): Locator {
  return page.getByRole("application", { name: label, exact: true }).locator(".graph-canvas");
}

/** A press of a key: whether the words of the step were there at once, which nodes were drawn before, then and later, and the size. */
interface Press {
  readonly isSaid: boolean;
  readonly before: string;
  readonly atOnce: string;
  readonly later: string;
  readonly size: string;
}

/** What presses of a key do to a graph; those that lead to another view, or from one, are left out. */
export function pressesOn(page: Page, label: string, presses: number): Promise<readonly Press[]> {
  const request = { canvas: `[role=application][aria-label="${label}"] .graph-canvas`, presses };
  return page.evaluate(async ({ canvas, presses }) => {
    const container = () => document.querySelector<CoreOnContainer>(canvas);
    const counter = () => document.querySelector("[data-testid=counter]")?.textContent;
    const drawn = () => [...(container()?._cyreg?.cy.nodes() ?? [])].map((node) => node.id()).join(" ");
    const seen: Press[] = [];
    for (let press = 0; press < presses; press++) {
      const [step, before, shown] = [counter(), drawn(), container()];
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      await Promise.resolve();
      const [isSaid, atOnce, isSame] = [counter() !== step, drawn(), container() === shown];
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { width, height } = shown?.getBoundingClientRect() ?? new DOMRect();
      if (shown !== null && isSame) seen.push({ isSaid, before, atOnce, later: drawn(), size: `${width} ${height}` });
    }
    return seen;
  }, request);
}

/** What the camera of a graph shows: its size, its zoom, what the step changes or is about, and whether lines can be drawn. */
export async function viewOf(page: Page, label: string) {
  return canvasOf(page, label).evaluate((container: CoreOnContainer) => {
    const cy = container._cyreg?.cy;
    const withEnds = (nodes: string, edges: string) => {
      const own = cy?.elements(nodes);
      const ends = cy?.elements(edges).connectedNodes();
      return ends === undefined ? [] : [...(own?.union(ends) ?? [])];
    };
    const born = withEnds("node.node.new, node.node.changed", "edge.new, edge.changed");
    const now = born.length > 0 ? born : withEnds("node.node.marked", "edge.marked");
    const changed = now.map((element) => {
      const { x1, x2, y1, y2 } = element.renderedBoundingBox({ includeLabels: false, includeOverlays: false });
      return { id: element.id(), left: x1, right: x2, top: y1, bottom: y2 };
    });
    const lines = [...(cy?.edges() ?? [])].map((edge) => {
      const { x, y } = edge.midpoint();
      return { isLoop: edge.isLoop(), isDrawn: Number.isFinite(x) && Number.isFinite(y) };
    });
    return {
      width: cy?.width() ?? 0,
      height: cy?.height() ?? 0,
      zoom: cy?.zoom() ?? 0,
      extent: [cy?.extent().x1, cy?.extent().y1],
      ghosts: [...(cy?.elements("node.ghost") ?? [])].length,
      changed,
      lines,
    };
  });
}

/** The places of all nodes of the graph with an accessible name, in whole pixels. Empty until it is laid out. */
export async function placesOf(page: Page, label: string): Promise<Readonly<Record<string, DrawnPlace>>> {
  return canvasOf(page, label).evaluate((container: CoreOnContainer) => {
    const places: Record<string, { x: number; y: number; isShown: boolean }> = {};
    for (const node of container._cyreg?.cy.nodes() ?? []) {
      const { x, y } = node.renderedPosition();
      places[node.id()] = {
        x: Math.round(x),
        y: Math.round(y),
        isShown: !node.hasClass("hidden") && !node.hasClass("ghost"),
      };
    }
    return places;
  });
}

/** The places of all figures in the drawing itself, whatever part of it is in view. */
export async function groundOf(page: Page, label: string): Promise<Readonly<Record<string, readonly number[]>>> {
  return canvasOf(page, label).evaluate((container: CoreOnContainer) => {
    const places: Record<string, readonly number[]> = {};
    for (const node of container._cyreg?.cy.nodes() ?? []) places[node.id()] = [node.position().x, node.position().y];
    return places;
  });
}

/** Waits until a graph is laid out and drawn. */
export async function expectDrawn(page: Page, label: string): Promise<void> {
  await expect.poll(async () => Object.keys(await placesOf(page, label)).length).toBeGreaterThan(0);
}
