import type { EngineManifest } from "../engine-kit/index.ts";
import * as registry from "./registry.ts";

/** All engines, in their order. */
export const engines: readonly EngineManifest[] = Object.values<EngineManifest>(registry).sort(
  (a, b) => a.position - b.position,
);

/** An engine by its id. */
export function engineById(id: string): EngineManifest | undefined {
  return engines.find((engine) => engine.id === id);
}

/** The engines that share a page; the one that a bare link opens first. */
export function enginesAt(route: string): readonly EngineManifest[] {
  const found = engines.filter(({ page }) => page.route === route);
  return [...found].sort((a, b) => Number(b.page.isFirst === true) - Number(a.page.isFirst === true));
}

/** The routes of the engines' pages, in their order. */
export const routes: readonly string[] = [...new Set(engines.map(({ page }) => page.route))];
