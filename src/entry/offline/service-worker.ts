import { type Asked, type Build, KeptBuild } from "./kept-build.ts";

/** What a service worker has of its scope; the types of the page know none. */
interface ServiceScope {
  /** Written before this script by the build. */
  readonly fixscopeBuild: Build;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  readonly caches: CacheStorage;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchedEvent) => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

interface LastingEvent {
  waitUntil(end: Promise<void>): void;
}

interface FetchedEvent {
  readonly request: Asked;
  respondWith(response: Promise<Response>): void;
}

declare const self: ServiceScope;

const kept = new KeptBuild(self.fixscopeBuild, {
  caches: self.caches,
  fetch: (address, init) => fetch(address, init),
  sha256: (bytes) => crypto.subtle.digest("SHA-256", bytes),
  scope: self.registration.scope,
});

// A build that is installed waits until the reader asks for it, or until no tab is open any more.
self.addEventListener("install", (event) => event.waitUntil(kept.install()));
self.addEventListener("activate", (event) => event.waitUntil(kept.forgetOthers().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => {
  if (data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const answer = kept.answer(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
