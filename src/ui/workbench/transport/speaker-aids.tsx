import { loadClassroomMessages } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useSettings } from "../../store/index.ts";

const PresentAids = fetchedPart(async () => {
  const [{ PresentAids }] = await Promise.all([import("../../present/index.ts"), loadClassroomMessages()]);
  return PresentAids;
});

/** In *Present*: black screen, spotlight and pen. They stand with the step bar, which every walk has. */
export function SpeakerAids() {
  const isPresenting = useSettings((state) => state.lecture);
  return isPresenting ? (
    <Fetched fallback={null}>
      <PresentAids />
    </Fetched>
  ) : null;
}
