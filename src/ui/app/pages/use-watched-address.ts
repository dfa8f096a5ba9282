import { useEffect, useState } from "react";
import { useServices, useSettings, type Workbench, withLocale } from "../../store/index.ts";
import {
  addressWriter,
  explainProblems,
  openComplete,
  type Place,
  placeOf,
  placeWith,
  show,
  useCompareAddress,
  useWorkbenchAddress,
  watchAddress,
} from "../address/index.ts";
import { EnginePage } from "./route-page.tsx";

interface WatchedAddress {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  /** The one of the place. */
  readonly workbench: Workbench;
  /** The runs of the comparison that is shown. */
  readonly compared: readonly Workbench[] | undefined;
  /** The language whose sentences are here: nothing is opened before. */
  readonly language: string | undefined;
}

/** Opens what the address says, and keeps the address at what is shown. */
export function useWatchedAddress({
  place: { route },
  onPlace,
  workbenches,
  workbench,
  compared,
  language,
}: WatchedAddress): void {
  const { settings, engines, records, documents, workbench: first } = useServices();
  const home = first.engine;
  const isSpoken = language !== undefined;
  const locale = useSettings((state) => state.locale);
  const [writer] = useState(addressWriter);
  const isOnPage = route.kind === "workbench";
  useEffect(() => {
    if (!isSpoken) return undefined;
    let latest: Place | undefined;
    return watchAddress(writer, engines, (link, locale) => {
      if (locale !== undefined) settings.setState({ locale });
      const place = placeOf(link, engines, home);
      if (place.route.kind !== "refused") explainProblems(link, place.engine);
      latest = place;
      const draw = (route = place.route): void => {
        const complete = placeWith(place, route, engines);
        const open = (): void => {
          if (latest === place) onPlace(complete);
        };
        // Drawn in one go once it is here: drawn in slices, it would begin anew with what the worker sends in the meantime.
        const arriving = route.kind === "workbench" ? EnginePage.fetch() : undefined;
        if (arriving === undefined) open();
        else arriving.then(open, open);
        show(complete, workbenches);
      };
      openComplete(link, { engines, records, documents }, () => latest === place, draw);
    });
  }, [writer, engines, home, workbenches, settings, records, documents, isSpoken, onPlace]);
  useWorkbenchAddress(writer, workbench, isOnPage);
  useCompareAddress(writer, route.kind === "compare" ? route.link : undefined, compared);
  useEffect(() => {
    if (!isOnPage && route.kind !== "arriving") writer.now(withLocale(location.hash, locale));
  }, [writer, route, isOnPage, locale]);
}
