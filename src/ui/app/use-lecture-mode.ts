import { useLayoutEffect } from "react";
import { useServices, useSettings } from "../store/index.ts";

/** Whether the page is in lecture mode; writes it on the document so that the style sheets follow. Escape leaves it. */
export function useLectureMode(isOnPage: boolean): boolean {
  const { settings } = useServices();
  const isLecture = useSettings(({ lecture }) => lecture) && isOnPage;
  useLayoutEffect(() => {
    if (!isLecture) return;
    document.documentElement.dataset["mode"] = "lecture";
    const leave = (event: KeyboardEvent): void => {
      // A dialog, a menu or a graph may have had use for it.
      if (
        event.key === "Escape" &&
        !event.defaultPrevented &&
        document.querySelector("[role=dialog], [role=menu]") === null
      )
        settings.setState({ lecture: false });
    };
    window.addEventListener("keydown", leave);
    return () => {
      delete document.documentElement.dataset["mode"];
      window.removeEventListener("keydown", leave);
    };
  }, [isLecture, settings]);
  return isLecture;
}
