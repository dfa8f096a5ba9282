import type { ClassInfo, Method } from "../../../../java/index.ts";

/** The outermost class of a library method: the one whose file it stands in; "" for the reader's methods. */
export function libraryOf(method: Method): string {
  return libraryOfClass(method.class);
}

/** The outermost class around a class of the library; "" for the reader's classes. */
export function libraryOfClass(info: ClassInfo): string {
  if (!info.isLibrary) return "";
  return info.outer === undefined ? info.name : libraryOfClass(info.outer);
}
