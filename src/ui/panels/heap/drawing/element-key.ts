import type { HeapPicture } from "../../../../trace/index.ts";

/** The name of a box or a cloud in the document, where several pictures may have one of the same id. */
export function elementKey({ id: picture }: HeapPicture, id: string): string {
  return `${picture}/${id}`;
}
