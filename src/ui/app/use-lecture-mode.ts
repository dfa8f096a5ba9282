import { useLayoutEffect } from "react";
import { useServices, useSettings } from "../store/index.ts";

/**
 * Writes on the document whether the page is in *Present*, so that the style sheets follow. What leaves it; undefined where it
 * is not.
 */
export function useLectureMode(isOnPage: boolean): (() => void) | undefined {
  const { settings } = useServices();
  const isLecture = useSettings(({ lecture }) => lecture) && isOnPage;
  useLayoutEffect(() => {
    if (!isLecture) return;
    document.documentElement.dataset["mode"] = "present";
    return () => {
      delete document.documentElement.dataset["mode"];
    };
  }, [isLecture]);
  return isLecture ? () => settings.setState({ lecture: false }) : undefined;
}
