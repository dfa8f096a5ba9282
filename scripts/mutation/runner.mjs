// Runs tests against mutants, all in one thread: code is loaded and warmed up once. First each test runs without a mutant,
// which shows what it meets and how long it takes; then, for each mutant, the tests that meet it, until one fails.
import { startTests } from "@vitest/runner";
import { TestRunner, vi } from "vitest";
import { at } from "../paths.mjs";
import { askedFor } from "./asked.mjs";
import { CHANNEL, readPlan } from "./plan.mjs";

/** A mutant that is met so many times more often than without it keeps a loop from ending. */
const HITS = 100;

/**
 * @typedef {import("./plan.mjs").Known} Known
 * @typedef {import("./plan.mjs").FileOfTests} FileOfTests
 * @typedef {import("./asked.mjs").Asked} Asked
 * @typedef {{ readonly status: import("./plan.mjs").Status, readonly path: string, readonly test: { readonly id: string, readonly name: string } | undefined }} Outcome
 */

export default class MutationRunner extends TestRunner {
  #plan = readPlan();
  #channel = new BroadcastChannel(CHANNEL);
  #begun = false;
  /** The mutant that is planted. */
  #active = /** @type {string | undefined} */ (undefined);
  #hits = 0;
  #mostHits = Number.POSITIVE_INFINITY;
  /** What is met, while that is asked for. */
  #met = /** @type {Set<string> | undefined} */ (undefined);
  /** @type {Map<string, number>} */
  #hitsOf = new Map();
  /** @type {Map<string, Set<string>>} */
  #metIn = new Map();
  #metByFile = /** @type {Set<string> | undefined} */ (undefined);
  /** The test that has failed in this run: none after it is run. */
  #failed = /** @type {{ readonly id: string, readonly name: string } | undefined} */ (undefined);
  #stopsAtFailure = false;
  /** @type {ReadonlyMap<string, number>} */
  #msOf = new Map();

  /** @param {any} config */
  constructor(config) {
    super(config);
    Object.assign(globalThis, {
      stryMutAct_9fa48: (/** @type {string} */ id) => this.#isActive(id),
      stryCov_9fa48: (/** @type {readonly string[]} */ ...ids) => this.#meet(ids),
    });
  }

  /** @param {string} id */
  #isActive(id) {
    if (id !== this.#active) return false;
    this.#hits += 1;
    if (this.#hits > this.#mostHits) throw new Error("the mutant keeps a loop from ending");
    return true;
  }

  /** @param {readonly string[]} ids */
  #meet(ids) {
    if (this.#met === undefined) return;
    for (const id of ids) {
      this.#met.add(id);
      this.#hitsOf.set(id, (this.#hitsOf.get(id) ?? 0) + 1);
    }
  }

  /**
   * @override
   * @param {any} test
   */
  async onBeforeRunTask(test) {
    if (this.#stopsAtFailure && this.#failed !== undefined) test.mode = "skip";
    await super.onBeforeRunTask(test);
    if (test.mode === "skip" || !this.#begun) return;
    this.#hits = 0;
    this.#say({ kind: "test", ms: this.#msOf.get(test.id) ?? 0 });
    if (this.#metByFile === undefined) return;
    this.#met = new Set();
    this.#metIn.set(test.id, this.#met);
  }

  /**
   * @override
   * @param {any} test
   */
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (test.result?.state === "fail") this.#failed ??= { id: test.id, name: test.name };
    this.#met = this.#metByFile;
  }

  /** @override */
  async onAfterRunFiles() {
    super.onAfterRunFiles();
    if (this.#begun) return;
    this.#begun = true;
    // What runs from here on is no concern of Vitest's reporters.
    Object.assign(this, {
      onTaskUpdate: async () => undefined,
      onCollected: async () => undefined,
      onCollectStart: (/** @type {any} */ file) => super.onCollectStart(file),
    });
    await this.#all();
  }

  async #all() {
    const known = this.#plan.known ?? (await this.#find());
    this.#msOf = new Map(known.files.flatMap(({ tests }) => tests.map(({ id, ms }) => [id, ms])));
    const atLoad = new Set(known.atLoad);
    const loadedOnce = this.#plan.mutants.filter(({ id }) => !atLoad.has(id));
    for (const { id } of loadedOnce) await this.#plant(id, known, this.#plan.fresh);
    for (const { id } of this.#plan.mutants) if (atLoad.has(id)) await this.#plant(id, known, true);
  }

  /** @returns {Promise<Known>} what the tests do without a mutant */
  async #find() {
    this.#met = new Set();
    for (const path of Object.keys(this.#plan.files)) await this.importFile(at(path), "collect");
    const atLoad = [...this.#met];
    /** @type {(FileOfTests & { readonly ms: number })[]} */
    const files = [];
    /** @type {string[]} */
    const failing = [];
    for (const path of this.#plan.tests) {
      this.#metByFile = this.#met = new Set();
      this.#failed = undefined;
      const since = performance.now();
      const tests = testsIn(await this.#run(path));
      files.push({
        path,
        ms: performance.now() - since,
        whole: [...this.#metByFile],
        tests: tests.flatMap(({ id, name, result }) => {
          if (result?.state === "fail") failing.push(`${path}: ${name}`);
          if (result?.state !== "pass") return [];
          return [{ id, name, ms: Math.round(result.duration ?? 0), met: [...(this.#metIn.get(id) ?? [])] }];
        }),
      });
    }
    this.#metByFile = this.#met = undefined;
    const known = {
      atLoad,
      files: files.sort((a, b) => a.ms - b.ms),
      hits: Object.fromEntries(this.#hitsOf),
    };
    this.#say({ kind: "known", known, failing });
    return known;
  }

  /**
   * @param {string} id
   * @param {Known} known
   * @param {boolean} fresh whether it is also planted while modules are loaded
   */
  async #plant(id, known, fresh) {
    this.#say({ kind: "begun", id });
    const asked = askedFor(id, known);
    const outcome = fresh ? await this.#tryFresh(id, known, asked) : await this.#try(id, known, asked);
    // A test that fails without the mutant as well was misled by what the mutant, or one before it, has left behind.
    const isLeftBehind = outcome.test !== undefined && !fresh && (await this.#fails(outcome.path, outcome.test.id));
    const final = isLeftBehind ? await this.#tryFresh(id, known, asked) : outcome;
    this.#say({
      kind: "found",
      id,
      status: final.status,
      by: final.test === undefined ? "" : `${final.path}: ${final.test.name}`,
    });
  }

  /**
   * @param {string} id
   * @param {Known} known
   * @param {readonly Asked[]} asked
   * @returns {Promise<Outcome>}
   */
  async #tryFresh(id, known, asked) {
    vi.resetModules();
    const outcome = await this.#try(id, known, asked);
    vi.resetModules();
    return outcome;
  }

  /**
   * @param {string} id
   * @param {Known} known
   * @param {readonly Asked[]} asked
   * @returns {Promise<Outcome>}
   */
  async #try(id, known, asked) {
    if (asked.length === 0) return { status: "NoCoverage", path: "", test: undefined };
    this.#mostHits = 1_000 + HITS * (known.hits[id] ?? 0);
    this.#stopsAtFailure = true;
    for (const { path, ids } of asked) {
      this.#failed = undefined;
      this.#active = id;
      this.#hits = 0;
      const file = await this.#run(path, ids);
      const isPastHits = this.#hits > this.#mostHits;
      this.#active = undefined;
      const failed = this.#failed ?? (hasFailed(file) ? { id: "", name: "" } : undefined);
      if (failed !== undefined || isPastHits) return { status: isPastHits ? "Timeout" : "Killed", path, test: failed };
    }
    return { status: "Survived", path: "", test: undefined };
  }

  /**
   * Whether a test fails without a mutant.
   * @param {string} path
   * @param {string} id
   */
  async #fails(path, id) {
    if (id === "") return false;
    this.#failed = undefined;
    return hasFailed(await this.#run(path, [id]));
  }

  /**
   * @param {string} path
   * @param {readonly string[]} [testIds]
   */
  async #run(path, testIds) {
    const filepath = at(path);
    const { workerState } = /** @type {any} */ (this);
    workerState.filepath = filepath;
    const module = workerState.evaluatedModules.getModuleById(filepath);
    // The file of tests is evaluated anew, what it imports is not.
    if (module !== undefined) Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
    const [file] = await startTests([/** @type {any} */ ({ filepath, testIds })], /** @type {any} */ (this));
    vi.resetConfig();
    vi.restoreAllMocks();
    return file;
  }

  /** @param {import("./plan.mjs").Message} message */
  #say(message) {
    this.#channel.postMessage(message);
  }
}

/**
 * @param {any} suite
 * @returns {readonly any[]}
 */
function testsIn(suite) {
  return suite.tasks.flatMap((/** @type {any} */ task) => (task.type === "suite" ? testsIn(task) : [task]));
}

/**
 * Whether a test has failed, or what is done before and after tests.
 * @param {any} task
 * @returns {boolean}
 */
function hasFailed(task) {
  return task.result?.state === "fail" || (task.tasks ?? []).some(hasFailed);
}
