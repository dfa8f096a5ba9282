import type { EngineManifest } from "../../../engines/index.ts";
import type { InputFile } from "../../../kernel/index.ts";

/** The engines that share a page, the one that a bare link opens first. */
export function enginesOn(engines: readonly EngineManifest[], route: string): readonly EngineManifest[] {
  const here = engines.filter(({ page }) => page.route === route);
  return [...here.filter(({ page }) => page.isFirst === true), ...here.filter(({ page }) => page.isFirst !== true)];
}

/** The routes of all pages, in the order of their engines. */
export function routesOf(engines: readonly EngineManifest[]): readonly string[] {
  return [...new Set(engines.map(({ page }) => page.route))];
}

interface NamedProgram {
  readonly example?: string;
  readonly files?: readonly InputFile[];
}

/**
 * The engine, of those that share a page, that a link is for: that of its lesson; with the reader's own files what they
 * are written in decides; else the first that has lessons.
 */
export function engineOfLink(
  sharing: readonly EngineManifest[],
  { example, files }: NamedProgram,
): EngineManifest | undefined {
  return (
    sharing.find(({ lessons }) => lessons.some(({ id }) => id === example)) ??
    (files === undefined ? undefined : sharing.find(({ page }) => page.isFor?.(files) === true)) ??
    sharing.find(({ lessons }) => lessons.length > 0) ??
    sharing[0]
  );
}
