import type { Page } from "@playwright/test";
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
        renderedPosition(): { readonly x: number; readonly y: number };
      }>;
    };
  };
}

/** The places of all nodes of the graph with an accessible name, in whole pixels. Empty until it is laid out. */
export async function placesOf(page: Page, label: string): Promise<Readonly<Record<string, DrawnPlace>>> {
  return page.getByRole("application", { name: label, exact: true }).evaluate((container: CoreOnContainer) => {
    const places: Record<string, { x: number; y: number; isShown: boolean }> = {};
    for (const node of container._cyreg?.cy.nodes() ?? []) {
      const { x, y } = node.renderedPosition();
      places[node.id()] = { x: Math.round(x), y: Math.round(y), isShown: !node.hasClass("hidden") && !node.hasClass("ghost") };
    }
    return places;
  });
}

/** Waits until a graph is laid out and drawn. */
export async function expectDrawn(page: Page, label: string): Promise<void> {
  await expect.poll(async () => Object.keys(await placesOf(page, label)).length).toBeGreaterThan(0);
}
