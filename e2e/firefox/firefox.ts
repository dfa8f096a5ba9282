import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFirefox, noFirefox } from "../../scripts/firefox.mjs";
import { connect, LATE } from "./bidi.ts";

/** A tab of a Firefox as its makers ship it. */
export interface FirefoxTab {
  /** Loads a page, also where only the fragment of its address is another one. */
  open(url: string): Promise<void>;
  /** What a function without parameters returns when it is called in the page. */
  ask<T extends object | string | number | boolean>(question: () => T): Promise<T>;
  /** Calls a function without parameters in the page. */
  tell(order: () => void): Promise<void>;
  /** Presses and lets go a key, or a key together with Control. */
  press(key: keyof typeof keys | `Control+${string}`): Promise<void>;
  /** Errors and warnings of the console and uncaught errors since the last call. */
  complaints(): readonly string[];
}

/** As WebDriver writes them. */
const keys = { ArrowDown: "\uE015", ArrowLeft: "\uE012", ArrowRight: "\uE014", End: "\uE010" } as const;

const CONTROL = "\uE009";

const EMPTY = "about:blank";

/** What Firefox says of files that a page was still loading when it was left: they are cut. Status 0x804b0002 is NS_BINDING_ABORTED. */
const CUT = /status=2152398850|error loading dynamically imported module|A ServiceWorker intercepted the request/;

/** Whether a page has loaded that is not the empty one. */
const isLoaded = `JSON.stringify(location.href !== "${EMPTY}" && document.readyState === "complete")`;

/** A browser that talks to no one but the page under test, and shows no pages of its own. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.enabled": false,
};

/** Starts Firefox, hands one tab to `use`, and ends it again. */
export async function withFirefox(isHeadless: boolean, use: (tab: FirefoxTab) => Promise<void>): Promise<void> {
  const program = findFirefox();
  if (program === undefined) throw new Error(noFirefox);
  const profile = await mkdtemp(join(tmpdir(), "fixscope-firefox-"));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(profile, "user.js"), lines.join(""));
  const args = ["--no-remote", "--remote-debugging-port=0", "--profile", profile, EMPTY];
  const firefox = spawn(program, isHeadless ? ["--headless", ...args] : args, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(firefox, "exit");
  try {
    const session = await connect(await addressOf(firefox));
    await use(await openTab(session));
    await session.send("browser.close", {});
  } finally {
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Firefox says where it listens. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    firefox.stderr?.on("data", (text) => {
      said += String(text);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    firefox.on("error", reject);
    firefox.on("exit", (code) => reject(new Error(`Firefox has ended with code ${code}:\n${said}`)));
  });
}

async function openTab(session: Awaited<ReturnType<typeof connect>>): Promise<FirefoxTab> {
  const found: string[] = [];
  session.onEvent((_method, params) => {
    const { level, text } = params as { readonly level: string; readonly text: string };
    if (level === "error" || level === "warn") found.push(`${level}: ${text}`);
  });
  await session.send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = (await session.send("browsingContext.create", { type: "tab" })) as { readonly context: string };
  await session.send("browsingContext.setViewport", { context, viewport: { width: 1440, height: 900 } });
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await session.send("script.evaluate", { expression, target: { context }, awaitPromise: false });
    const { result, exceptionDetails } = answer as Answer;
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? "null");
  };
  return {
    open: async (url) => {
      const before = found.length;
      await session.send("browsingContext.navigate", { context, url: EMPTY, wait: "complete" });
      found.push(...found.splice(before).filter((complaint) => !CUT.test(complaint)));
      // Firefox does not always tell of "complete" where a page writes its address while it loads: the page is asked.
      await session.send("browsingContext.navigate", { context, url, wait: "none" });
      const end = Date.now() + LATE;
      while (!(await evaluate(isLoaded).catch(() => false))) {
        if (Date.now() > end) throw new Error(`Firefox has not loaded ${url}.`);
        await setTimeout(50);
      }
    },
    tell: async (order) => void (await evaluate(`(${order})(), "null"`)),
    ask: async (question) => (await evaluate(`JSON.stringify((${question})())`)) as ReturnType<typeof question>,
    press: async (key) => {
      const strokes = strokesOf(key);
      await session.send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions: strokes }] });
    },
    complaints: () => found.splice(0),
  };
}

function strokesOf(key: keyof typeof keys | `Control+${string}`): readonly object[] {
  const values = isKey(key) ? [keys[key]] : [CONTROL, key.slice("Control+".length)];
  return [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ];
}

function isKey(key: string): key is keyof typeof keys {
  return key in keys;
}

interface Answer {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}
