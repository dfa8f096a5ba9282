import type { Method } from "../../../../java/index.ts";

/** The outermost class of a library method: the one whose file it stands in; "" for the reader's methods. */
export function libraryOf(method: Method): string {
  let info = method.class;
  if (!info.isLibrary) return "";
  while (info.outer !== undefined) info = info.outer;
  return info.name;
}
