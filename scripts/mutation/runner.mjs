// Runs tests against mutants, all in one thread: code is loaded and warmed up once. First each test runs without a mutant,
// which shows what it meets and how long it takes; then, for each mutant, the tests that meet it, until one fails. Those that take
// longer run with several mutants at once.
import { startTests } from "@vitest/runner";
import { TestRunner, vi } from "vitest";
import { at } from "../paths.mjs";
import { askedFor, withoutTest } from "./asked.mjs";
import { CHANNEL, readPlan } from "./plan.mjs";

/** Each mutant is tried alone with tests that take no longer, in milliseconds; with others at once with those that do. */
const FAST_MS = 60;

/** Tests that take longer are not asked, unless no other test meets a mutant. */
const SLOW_MS = 3_000;

/** @type {ReadonlySet<string>} */
const NONE = new Set();

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
  /** The mutants that are planted. */
  #active = NONE;
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
  #since = process.cpuUsage();
  /**
   * Processor time that each test takes without a mutant.
   * @type {Map<string, number>}
   */
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
    if (!this.#active.has(id)) return false;
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
    this.#since = process.cpuUsage();
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
    if (this.#metByFile === undefined) return;
    const { user, system } = process.cpuUsage(this.#since);
    this.#msOf.set(test.id, Math.round((user + system) / 1_000));
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
    const ids = this.#plan.mutants.map(({ id }) => id);
    /** Which mutants are planted one at a time, with all tests that meet them. */
    const isAlone = (/** @type {string} */ id) => this.#plan.fresh || askedFor([id], known, -1, SLOW_MS).length === 0;
    const waiting = new Set(this.#plan.waiting.filter((id) => ids.includes(id)));
    for (const id of ids.filter((each) => !isAlone(each) && !waiting.has(each)))
      if (await this.#isUnnoticed(id, known, askedFor([id], known, -1, FAST_MS))) {
        waiting.add(id);
        this.#say({ kind: "waiting", id });
      }
    const atLoad = new Set(known.atLoad);
    const { together } = this.#plan;
    const left = [...waiting].filter((id) => !isAlone(id));
    for (const some of [left.filter((id) => !atLoad.has(id)), left.filter((id) => atLoad.has(id))])
      for (let first = 0; first < some.length; first += together)
        await this.#plantTogether(some.slice(first, first + together), known);
    for (const id of ids.filter(isAlone))
      if (await this.#isUnnoticed(id, known, askedFor([id], known))) this.#tellUnnoticed(id, known);
  }

  /** @returns {Promise<Known>} what the tests do without a mutant */
  async #find() {
    this.#met = new Set();
    for (const path of Object.keys(this.#plan.files)) await this.importFile(at(path), "collect");
    const atLoad = [...this.#met];
    /** @type {FileOfTests[]} */
    const files = [];
    /** @type {string[]} */
    const failing = [];
    for (const path of this.#plan.tests) {
      this.#metByFile = this.#met = new Set();
      this.#failed = undefined;
      const tests = testsIn(await this.#run(path));
      files.push({
        path,
        whole: [...this.#metByFile],
        tests: tests.flatMap(({ id, name, result }) => {
          if (result?.state === "fail") failing.push(`${path}: ${name}`);
          if (result?.state !== "pass") return [];
          return [{ id, name, ms: this.#msOf.get(id) ?? 0, met: [...(this.#metIn.get(id) ?? [])] }];
        }),
      });
    }
    this.#metByFile = this.#met = undefined;
    const known = { atLoad, files, hits: Object.fromEntries(this.#hitsOf) };
    this.#say({ kind: "known", known, failing });
    return known;
  }

  /**
   * Plants mutants that no fast test has noticed, all of them at once, so that the other tests run once for all. What fails is
   * asked again for each of them.
   * @param {readonly string[]} ids
   * @param {Known} known
   */
  async #plantTogether(ids, known) {
    const unnoticed = new Set(ids);
    const isFresh = ids.some((id) => known.atLoad.includes(id));
    if (isFresh) vi.resetModules();
    for (const { path, ids: tests } of askedFor(ids, known, FAST_MS, SLOW_MS)) {
      this.#say({ kind: "begun", ids: [...unnoticed] });
      const file = await this.#runWith([...unnoticed], known, path, tests);
      if (!hasFailed(file)) continue;
      const failed = failedIn(file);
      await this.#dropNoticed(unnoticed, known, failed.length === 0 ? tests : failed);
      if (unnoticed.size === 0) break;
    }
    if (isFresh) vi.resetModules();
    for (const id of unnoticed) this.#tellUnnoticed(id, known);
  }

  /**
   * @param {Set<string>} unnoticed
   * @param {Known} known
   * @param {readonly string[]} tests
   */
  async #dropNoticed(unnoticed, known, tests) {
    for (const id of unnoticed) {
      const asked = askedFor([id], known, FAST_MS, SLOW_MS, tests);
      if (!(await this.#isUnnoticed(id, known, asked))) unnoticed.delete(id);
    }
  }

  /**
   * Whether no test that is asked notices a mutant; tells which one does.
   * @param {string} id
   * @param {Known} known
   * @param {readonly Asked[]} asked
   * @returns {Promise<boolean>}
   */
  async #isUnnoticed(id, known, asked) {
    if (asked.length === 0) return true;
    this.#say({ kind: "begun", ids: [id] });
    const isFresh = this.#plan.fresh || known.atLoad.includes(id);
    const outcome = isFresh ? await this.#tryFresh(id, known, asked) : await this.#try(id, known, asked);
    // A test that fails without the mutant as well was misled by what the mutant, or one before it, has left behind.
    const isLeftBehind = outcome?.test !== undefined && !isFresh && (await this.#fails(outcome.path, outcome.test.id));
    const final = isLeftBehind ? await this.#tryFresh(id, known, asked) : outcome;
    if (final === undefined) return true;
    if ((isFresh || isLeftBehind) && (await this.#failsFresh(final)))
      return this.#isUnnoticed(id, known, withoutTest(asked, final.test?.id));
    this.#say({ kind: "found", id, status: final.status, by: `${final.path}: ${final.test?.name ?? ""}` });
    return false;
  }

  /**
   * Whether the test that has failed does so without a mutant, too, when all code is loaded anew: because it rests on a test
   * before it, or the checkout has changed since. It says nothing then.
   * @param {Outcome} outcome
   */
  async #failsFresh({ path, test }) {
    vi.resetModules();
    const fails = await this.#fails(path, test?.id ?? "");
    vi.resetModules();
    return fails;
  }

  /**
   * @param {string} id
   * @param {Known} known
   */
  #tellUnnoticed(id, known) {
    this.#say({ kind: "found", id, status: askedFor([id], known).length === 0 ? "NoCoverage" : "Survived", by: "" });
  }

  /**
   * @param {string} id
   * @param {Known} known
   * @param {readonly Asked[]} asked
   * @returns {Promise<Outcome | undefined>}
   */
  async #tryFresh(id, known, asked) {
    vi.resetModules();
    const outcome = await this.#try(id, known, asked);
    vi.resetModules();
    return outcome;
  }

  /**
   * Undefined: no test has failed.
   * @param {string} id
   * @param {Known} known
   * @param {readonly Asked[]} asked
   * @returns {Promise<Outcome | undefined>}
   */
  async #try(id, known, asked) {
    this.#stopsAtFailure = true;
    for (const { path, ids } of asked) {
      const file = await this.#runWith([id], known, path, ids);
      const isPastHits = this.#hits > this.#mostHits;
      const failed = this.#failed ?? (hasFailed(file) ? { id: "", name: "" } : undefined);
      this.#stopsAtFailure = failed === undefined && !isPastHits;
      if (!this.#stopsAtFailure) return { status: isPastHits ? "Timeout" : "Killed", path, test: failed };
    }
    this.#stopsAtFailure = false;
    return undefined;
  }

  /**
   * Runs tests with mutants planted.
   * @param {readonly string[]} ids
   * @param {Known} known
   * @param {string} path
   * @param {readonly string[]} tests
   */
  async #runWith(ids, known, path, tests) {
    this.#failed = undefined;
    this.#hits = 0;
    this.#mostHits = 1_000 + HITS * ids.reduce((sum, id) => sum + (known.hits[id] ?? 0), 0);
    this.#active = new Set(ids);
    const file = await this.#run(path, tests);
    this.#active = NONE;
    return file;
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
 * @param {any} file
 * @returns {readonly string[]} the tests that have failed
 */
function failedIn(file) {
  return testsIn(file).flatMap(({ id, result }) => (result?.state === "fail" ? [id] : []));
}

/**
 * Whether a test has failed, or what is done before and after tests.
 * @param {any} task
 * @returns {boolean}
 */
function hasFailed(task) {
  return task.result?.state === "fail" || (task.tasks ?? []).some(hasFailed);
}
