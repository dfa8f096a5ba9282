/** Where settings and drafts are kept. Every operation may silently do nothing: storage can be blocked or full. */
export interface Storage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** What the browser offers for one site, reduced to what is used. */
export type Backing = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** JSON values under names that begin with the prefix. `open` may throw when the browser forbids storage. */
export function guardedStorage(open: () => Backing, prefix = "fixscope:"): Storage {
  const attempt = <T>(action: (backing: Backing) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) =>
      attempt((backing) => {
        const text = backing.getItem(prefix + key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    write: (key, value) => attempt((backing) => backing.setItem(prefix + key, JSON.stringify(value))),
    remove: (key) => attempt((backing) => backing.removeItem(prefix + key)),
  };
}
