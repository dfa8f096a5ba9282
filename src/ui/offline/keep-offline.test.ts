import { expect, test } from "vitest";
import { type Installing, type Keeper, keepOffline } from "./keep-offline.ts";

/** A browser with a page in it. */
class FakeBrowser implements Keeper {
  readonly told: string[] = [];
  readonly waiting: Installing | null;
  installing: Installing | null = null;
  #state = "installing";
  #changed = (): void => undefined;
  #found = (): void => undefined;
  #takenOver = (): void => undefined;
  #seen = (): void => undefined;
  readonly #isControlled: boolean;

  constructor({ isControlled = true, isWaiting = false } = {}) {
    this.#isControlled = isControlled;
    this.waiting = isWaiting ? { ...this.#worker(), state: "installed" } : null;
  }

  isControlled = () => this.#isControlled;
  register = async () => {
    const installing = () => this.installing;
    return {
      waiting: this.waiting,
      get installing() {
        return installing();
      },
      update: async () => this.told.push("looked"),
      addEventListener: (_type: string, listener: () => void) => {
        this.#found = listener;
      },
    };
  };
  onTakenOver = (listener: () => void) => {
    this.#takenOver = listener;
  };
  onSeen = (listener: () => void) => {
    this.#seen = listener;
  };
  reload = () => this.told.push("reloaded");

  /** A newer build comes in, and is complete. */
  install(): void {
    this.installing = this.#worker();
    this.#found();
    this.#state = "installed";
    this.#changed();
  }

  see(): void {
    this.#seen();
  }

  #worker(): Installing {
    const state = () => this.#state;
    return {
      get state() {
        return state();
      },
      postMessage: (message) => {
        this.told.push(message);
        this.#takenOver();
      },
      addEventListener: (_type, listener) => {
        this.#changed = listener;
      },
    };
  }
}

async function offers(browser: FakeBrowser, now = () => 0): Promise<(() => void)[]> {
  const offered: (() => void)[] = [];
  await keepOffline(browser, (update) => offered.push(update), now);
  return offered;
}

test("a build that waits is offered; only the reader’s word puts it in place and reloads", async () => {
  const browser = new FakeBrowser({ isWaiting: true });
  const [update] = await offers(browser);
  expect(browser.told).toEqual([]);
  update?.();
  expect(browser.told).toEqual(["take-over", "reloaded"]);
});

test("a build that becomes complete while the page is open is offered then", async () => {
  const browser = new FakeBrowser();
  const offered = await offers(browser);
  expect(offered).toEqual([]);
  browser.install();
  expect(offered).toHaveLength(1);
});

test("the first build that is kept is no update", async () => {
  const browser = new FakeBrowser({ isControlled: false, isWaiting: true });
  expect(await offers(browser)).toEqual([]);
});

test("the page looks for an update when it is seen again, once an hour", async () => {
  const browser = new FakeBrowser();
  let time = 0;
  await offers(browser, () => time);
  browser.see();
  time = 3_600_000;
  browser.see();
  browser.see();
  expect(browser.told).toEqual(["looked"]);
});

test("a browser that keeps nothing leaves the page as it is", async () => {
  const browser = new FakeBrowser();
  browser.register = () => Promise.reject(new Error("blocked"));
  expect(await offers(browser)).toEqual([]);
});
