import { useAnswer } from "../../parts/index.ts";
import type { LessonPicture } from "../../pictures/index.ts";

/** The pictures of lessons by their ids; fetched when the list is shown, undefined until then. */
export type Pictures = Readonly<Record<string, LessonPicture>>;

export function usePictures(): Pictures | undefined {
  return useAnswer(fetchPictures);
}

async function fetchPictures(): Promise<Pictures> {
  const { default: pictures } = await import("./pictures.json");
  return pictures;
}
