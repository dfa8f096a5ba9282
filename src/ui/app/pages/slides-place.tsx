import { loadSlideMessages } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useSettings } from "../../store/index.ts";
import { withMessages } from "./with-messages.ts";

const SlideStrip = fetchedPart(
  async () => (await withMessages(import("../../slides/index.ts"), loadSlideMessages)).SlideStrip,
);

const nothing = (): void => undefined;

/** The strip of the slides that the reader makes, where something is stepped through and a lecture is open in it. */
export function SlidesPlace({ isOnPage }: { readonly isOnPage: boolean }) {
  const isOpen = useSettings(({ talk, lecture }) => talk !== "" && !lecture);
  if (!isOpen || !isOnPage) return null;
  return (
    <Fetched onFailure={nothing}>
      <SlideStrip />
    </Fetched>
  );
}
