import { useLayoutEffect } from "react";
import { useServices, useSettings } from "../store/index.ts";

/**
 * Writes on the document whether the page is in *Present*, for the style sheets. Returns the function that leaves it; undefined if it
 * is not.
 */
export function usePresentMode(isOnPage: boolean): (() => void) | undefined {
  const { settings } = useServices();
  const isPresenting = useSettings(({ lecture }) => lecture) && isOnPage;
  useLayoutEffect(() => {
    if (!isPresenting) return;
    document.documentElement.dataset["mode"] = "present";
    return () => {
      delete document.documentElement.dataset["mode"];
    };
  }, [isPresenting]);
  return isPresenting ? () => settings.setState({ lecture: false }) : undefined;
}
