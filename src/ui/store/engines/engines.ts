import { type Comparison, comparable, type EngineManifest } from "../../../engine-kit/index.ts";
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

interface ComparedProgram extends NamedProgram {
  /** As a link writes them. */
  readonly runs?: readonly string[];
}

/** An engine whose runs can be compared. */
export interface ComparedEngine {
  readonly engine: EngineManifest;
  readonly comparison: Comparison;
}

/**
 * The engine that a link of the comparison is for: that of its lesson; else the first that takes its runs, one that is for
 * its files if there is such; else the one with the usual comparison.
 */
export function comparedEngine(
  engines: readonly EngineManifest[],
  { example, files, runs }: ComparedProgram,
): ComparedEngine | undefined {
  const all = engines.flatMap((engine): readonly ComparedEngine[] => {
    const comparison = comparable.of(engine.page);
    return comparison === undefined ? [] : [{ engine, comparison }];
  });
  const named = all.find(({ engine }) => engine.lessons.some(({ id }) => id === example));
  if (named !== undefined) return named;
  const able = all.filter(({ comparison }) => takesRuns(comparison, runs ?? []));
  const forFiles =
    files === undefined ? undefined : able.find(({ engine }) => files.every(({ name }) => isReadBy(engine, name)));
  return forFiles ?? (runs === undefined ? all.find(({ comparison }) => comparison.usual !== undefined) : able[0]);
}

/** Whether all of these are runs of the engine. */
export function takesRuns(comparison: Comparison, runs: readonly string[]): boolean {
  return runs.every((run) => comparison.read(run, {}) !== undefined);
}

function isReadBy({ languages }: EngineManifest, file: string): boolean {
  return languages.some(({ extensions }) => extensions.some((end) => file.endsWith(end)));
}
