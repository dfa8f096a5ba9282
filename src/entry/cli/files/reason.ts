import { fill } from "../../../kernel/index.ts";
import { sessionWords } from "../../../session/index.ts";

/** What the system says by its codes; the rest in its own words. */
const reasons = {
  ENOENT: "session.file.missing",
  EACCES: "session.file.forbidden",
  EPERM: "session.file.forbidden",
  EISDIR: "session.file.isFolder",
  EEXIST: "session.file.isNoFolder",
  ENOTDIR: "session.file.isNoFolder",
  ENOSPC: "session.file.full",
  EDQUOT: "session.file.full",
  EROFS: "session.file.readOnly",
  ENAMETOOLONG: "session.file.longName",
} as const;

/** Why the disk did not do what it was asked. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const id = new Map<unknown, keyof typeof sessionWords>(Object.entries(reasons)).get(codeOf(error));
  return id === undefined ? error.message : fill(sessionWords, id);
}

/** The code of an error of the system: `ENOENT`. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
