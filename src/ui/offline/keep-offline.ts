/** A service worker as far as an update is concerned. */
export interface Installing {
  readonly state: string;
  postMessage(message: string): void;
  addEventListener(type: "statechange", listener: () => void): void;
}

interface Registration {
  readonly waiting: Installing | null;
  readonly installing: Installing | null;
  update(): Promise<unknown>;
  addEventListener(type: "updatefound", listener: () => void): void;
}

/** What of the browser keeps a page. */
export interface Keeper {
  /** Undefined while the page comes from the network. */
  isControlled(): boolean;
  register(): Promise<Registration>;
  onTakenOver(listener: () => void): void;
  onSeen(listener: () => void): void;
  reload(): void;
}

/** How long the page does not look for an update again. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Keeps the page for visits without a network. `offer` is called when a newer build is complete, with what puts it in
 * the place of this one; until that is called nothing changes. A browser that keeps nothing goes on as before.
 */
export async function keepOffline(keeper: Keeper, offer: (update: () => void) => void, now: () => number) {
  let registration: Registration;
  try {
    registration = await keeper.register();
  } catch {
    // Storage that is blocked or full: the page needs its network then.
    return;
  }
  const offerIf = (worker: Installing | null): void => {
    if (worker?.state !== "installed" || !keeper.isControlled()) return;
    offer(() => {
      keeper.onTakenOver(() => keeper.reload());
      worker.postMessage("take-over");
    });
  };
  const watch = (): void => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offerIf(worker));
  };
  offerIf(registration.waiting);
  watch();
  registration.addEventListener("updatefound", watch);
  let looked = now();
  keeper.onSeen(() => {
    if (now() - looked < LOOK_EVERY_MS) return;
    looked = now();
    registration.update().catch(() => undefined);
  });
}
