import { t } from "../../messages/index.ts";
import type { Document } from "../../store/index.ts";

/** What a document is called on the page: a file may bring a name of which nothing can be seen, or clicked. */
export function shownName({ name }: Pick<Document, "name">): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : t("gallery.work.unnamed");
}
