import type { EngineManifest } from "../../../engine-kit/index.ts";
import {
  comparedEngine,
  engineOfLink,
  enginesOn,
  type ParsedLink,
  type Route,
  type Workbench,
} from "../../store/index.ts";
import { refusalsOf } from "./link-problems.ts";

/** Where the reader is. */
export interface Place {
  readonly route:
    | Route
    /** The address has not been read yet. */
    | { readonly kind: "arriving" }
    | { readonly kind: "refused"; readonly reasons: readonly (() => string)[] };
  /** The engine whose workbench is shown, or was last. */
  readonly engine: EngineManifest;
}

/** Where a link leads. `home`: whose page the others belong to. */
export function placeOf(link: ParsedLink, engines: readonly EngineManifest[], home: EngineManifest): Place {
  const { route } = link;
  const engine = engineOf(route, engines) ?? home;
  const reasons = refusalsOf(link, engine);
  return { route: reasons.length === 0 ? route : { kind: "refused", reasons }, engine };
}

/** A place whose program has been found: the program may be for another engine of the page than the bare link. */
export function placeWith(place: Place, route: Place["route"], engines: readonly EngineManifest[]): Place {
  const isFound = route !== place.route && (route.kind === "workbench" || route.kind === "compare");
  return { route, engine: (isFound ? engineOf(route, engines) : undefined) ?? place.engine };
}

function engineOf(route: Route, engines: readonly EngineManifest[]): EngineManifest | undefined {
  switch (route.kind) {
    case "workbench":
      return engineOfLink(enginesOn(engines, route.page), route.link);
    case "compare":
      return comparedEngine(engines, route.link)?.engine;
    case "gallery":
      return undefined;
  }
}

/** Opens in its workbench what a place is about; the others rest. */
export function show({ route, engine }: Place, workbenches: readonly Workbench[]): void {
  const shown = route.kind === "workbench" ? workbenches.find((each) => each.engine === engine) : undefined;
  for (const each of workbenches) if (each !== shown) each.walk.pause();
  if (route.kind === "workbench") shown?.open(route.link);
}
