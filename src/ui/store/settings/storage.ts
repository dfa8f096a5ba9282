/** Where sizes are kept, the settings to begin with, and what was typed until it is in its document. Every operation may silently do nothing: storage can be blocked or full. */
export interface Storage {
  read(key: string): unknown;
  /** What is there as it is stored, also where that is no JSON. */
  text(key: string): string | undefined;
  /** Whether it is there now. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(beginning: string): readonly string[];
}

/** What the browser offers for one site, reduced to what is used. */
export type Backing = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Keeps what is written as long as the page is open. */
export function memory(): Backing {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

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
    text: (key) => attempt((backing) => backing.getItem(prefix + key)) ?? undefined,
    write: (key, value) =>
      attempt((backing) => {
        backing.setItem(prefix + key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => attempt((backing) => backing.removeItem(prefix + key)),
    keys: (beginning) =>
      attempt((backing) => {
        const names = Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? "");
        return names.filter((name) => name.startsWith(prefix + beginning)).map((name) => name.slice(prefix.length));
      }) ?? [],
  };
}
