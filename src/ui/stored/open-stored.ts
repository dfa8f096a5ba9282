import type { EngineManifest } from "../../engine-kit/index.ts";
import {
  type Channel,
  Documents,
  guardedStorage,
  journalOfChanges,
  journalOfTexts,
  memory,
  memoryStorage,
  openForPath,
  Records,
  type Storage,
  takeOverStorage,
  Unused,
} from "../store/index.ts";
import { openChannel } from "./channel.ts";
import { folderOf } from "./folder-of.ts";
import { isWithoutStoredWork } from "./without.ts";

/** All that the browser keeps for a page. */
interface Stored {
  /** Settings and sizes, and what waits to be kept. */
  readonly storage: Storage;
  /** What an older Fixscope kept for the whole site. */
  readonly ofSite: Storage;
  /** That of this tab. */
  readonly tab: Storage;
  readonly documents: Documents;
  readonly records: Records;
  close(): void;
}

/**
 * What is kept for the page at this address; two Fixscopes at different paths of a site do not meet.
 * @param isEmbedded in a frame nothing that belongs to the reader is read or changed
 */
export function openStored(engines: readonly EngineManifest[], isEmbedded: boolean): Stored {
  const isWithout = isWithoutStoredWork(location.href);
  const path = folderOf(location.href);
  const prefix = `fixscope:${path}:`;
  const inMemory = isEmbedded || isWithout ? memory() : undefined;
  const storage = guardedStorage(() => inMemory ?? localStorage, prefix);
  const ofSite = guardedStorage(() => inMemory ?? localStorage);
  const placesOfSite = guardedStorage(() => localStorage, "fixscope.layout.");
  if (inMemory === undefined) takeOverStorage(ofSite, placesOfSite, storage);
  const isKnown = (id: string): boolean => engines.some((engine) => engine.id === id);
  const channel = channelOfStored();
  const now = (): number => Date.now();
  const documents = new Documents({
    open: async (onWiped) => {
      if (isWithout) throw new Unused();
      return isEmbedded ? memoryStorage() : openForPath(() => indexedDB, path, storage, onWiped);
    },
    journal: journalOfTexts(storage, isKnown),
    channel,
    isKnown,
    now,
    newId,
  });
  const { database, writer } = documents;
  const records = new Records({ database, journal: journalOfChanges(storage), channel, writer, now, newId });
  const tab = guardedStorage(() => sessionStorage, prefix);
  return { storage, ofSite, tab, documents, records, close: () => channel.close() };
}

/** Tells other tabs of this page. Where the browser does not let it they look when they are seen. */
function channelOfStored(): Channel & { close(): void } {
  const channel = openChannel();
  if (channel === undefined) return { tell: nothing, listen: nothing, close: nothing };
  return {
    tell: () => channel.postMessage("changed"),
    // A hidden page looks when it is seen again.
    listen: (heard) =>
      channel.addEventListener("message", () => {
        if (document.visibilityState === "visible") heard();
      }),
    close: () => channel.close(),
  };
}

const nothing = (): void => undefined;

/** 128 random bits; the browser's own ids need a secure origin. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
}
