import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { millisecondsIn } from "../src/entry/cli/processor-time.ts";
import { ServedProcess } from "../src/testing/fuzz/served-process.ts";
import { runsThisTime } from "../src/testing/seeds.ts";
import { buildCli, cliBundle, cliIsStale } from "./build.mjs";
import { at } from "./paths.mjs";

const folder = at("dist/test-command-line");
const small =
  "class A { Object f; public static void main(String[] s) { A a = new A(); a.f = a; System.out.println(s.length); } }";

/** m0 … m11 in a circle, each calling the next eight: 6-call contexts without end, all of them inside one step. */
const calls = `class A { public static void main(String[] s) { m0(s); }
${Array.from({ length: 12 }, (_, i) => {
  const callees = Array.from({ length: 8 }, (__, k) => (i + k + 1) % 12);
  return `static void m${i}(Object o) { ${callees.map((callee) => `m${callee}(o);`).join(" ")} }`;
}).join("\n")} }`;

/** Definitions in files, each with a mistake or without. */
const definitions = {
  "own.sel": "selector own\nstatic(c) = []\ninstance(c) = []\n",
  "own.flow":
    "analysis own\nfacts variables\ndirection = backward\nmeet = union\ngen(s, x) = reads(s, x)\nkill(s, x) = assigns(s, x)\n",
  "wrong.flow": "analysis own\nfacts variables\ndirection = up\n",
  "own.semiring":
    "semiring own\nvalues number\ncombine(a, b) = max(a, b)\nextend(a, b) = min(a, b)\nzero = 0\none = inf\n",
  "small.pds": "start <p, a>\n<p, a> -> <q, b> [3]\n<p, a> -> <q, b> [5]\n",
};

beforeAll(async () => {
  if (cliIsStale()) expect(await buildCli()).toBe(0);
  mkdirSync(join(folder, "programs"), { recursive: true });
  for (const [name, text] of Object.entries({
    "Small.java": small,
    "Calls.java": calls,
    "Broken.java": "class A {",
    "Endless.java":
      'class Endless { public static void main(String[] s) { System.out.println("begun"); for (;;) s = s; } }',
    ...definitions,
  }))
    writeFileSync(join(folder, "programs", name), text);
}, 300_000);

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly messages: string;
}

/** Runs the command line in the folder of the programs. */
async function fixscope(args: readonly string[], input = "", language = "C.UTF-8"): Promise<Ended> {
  return started(args, input, language).ended;
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

function started(args: readonly string[], input = "", language = "C.UTF-8"): Started {
  return spawned([cliBundle, ...args], input, language);
}

/** Starts Node in the folder of the programs. */
function spawned(args: readonly string[], input = "", language = "C.UTF-8"): Started {
  const env = { ...process.env, LC_ALL: language };
  const child = spawn(process.execPath, args, { cwd: join(folder, "programs"), env });
  const texts = { output: "", messages: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (texts.output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.messages += text));
  child.stdin.on("error", () => undefined).end(input);
  return { child, ended: new Promise((resolve) => child.on("close", (code) => resolve({ code, ...texts }))) };
}

/** Resolves when a thread of a process has worked for so many milliseconds, or the process has ended. */
async function atWork({ child, ended }: Started, milliseconds: number): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const tasks = `/proc/${child.pid}/task`;
  const times = () => readdirSync(tasks).map((task) => millisecondsIn(join(tasks, task, "schedstat")) ?? 0);
  while (!isOver && Math.max(...times()) < milliseconds) await sleep(20);
}

async function served(requests: readonly (object | string)[], ...flags: readonly string[]): Promise<readonly string[]> {
  const lines = requests.map((request) => (typeof request === "string" ? request : JSON.stringify(request)));
  const { output } = await fixscope(["serve", ...flags], lines.map((line) => `${line}\n`).join(""));
  return output.split("\n").filter((line) => line !== "");
}

const request = (text: string, options: object): object => ({
  command: "pta",
  files: [{ name: "A.java", text }],
  options,
});
const ask = (id: unknown, text = small, options: object = {}): object => ({ id, ...request(text, options) });
const endless = { context: "6-call" };

test.each([
  [
    "a definition of an analysis",
    ["flow", "Small.java", "--analysis", "own.flow"],
    0,
    /"defines":"a","in":\["s"\],"out":\["a","s"\]/,
  ],
  ["that of a trace", ["trace", "data-flow", "Small.java", "--analysis", "own.flow"], 0, /"rule":"transfer"/],
  [
    "a selector of a trace",
    ["trace", "points-to", "Small.java", "--context", "own.sel"],
    0,
    /"rule":"assign|"rule":"new/,
  ],
  [
    "a mistake in a definition",
    ["flow", "Small.java", "--analysis", "wrong.flow"],
    1,
    /^wrong\.flow:3:13: There is no/,
  ],
  [
    "a semiring in place of the text’s",
    ["post", "small.pds", "--semiring", "own.semiring"],
    0,
    /"symbol":"b","to":"s","weight":5/,
  ],
  ["an answer", ["pta", "Small.java"], 0, /"partial":false,"warnings":\[\]\}\n$/],
  ["a mistake, with its place", ["pta", "Broken.java"], 1, /^Broken\.java:1:10: Syntax error/],
  ["an unknown option", ["pta", "Small.java", "--nothing"], 1, /unknown option '--nothing'/],
  ["a number of jobs that is none", ["serve", "--jobs", "0"], 1, /--jobs/],
  ["the limit of time inside one step", ["pta", "--context", "6-call", "--timeout", "100", "Calls.java"], 2, /./],
  ["a program that runs", ["run", "Small.java", "--max-steps", "100000"], 0, /"output":"0\\n"/],
])("the command line ends with %s", { timeout: 120_000 }, async (_name, args, code, text) => {
  const ended = await fixscope(args);
  expect(ended.output + ended.messages).toMatch(text);
  expect(ended.code).toBe(code);
});

test.each([
  ["help", ["--help"], 0, /^用法：.*\n\nJava 的静态分析/],
  ["help of a command", ["lecture", "check", "--help"], 0, /每个命令都有的选项：.*--lang/s],
  ["a mistake in the program", ["pta", "Broken.java"], 1, /^Broken\.java:1:10: [\u4e00-\u9fff]/],
  [
    "an unknown option",
    ["pta", "Small.java", "--contxt", "ci"],
    1,
    /^错误：没有选项 '--contxt'\n（是不是指 --context？）/,
  ],
  ["an unknown command", ["ptaa"], 1, /^错误：没有命令 'ptaa'/],
  ["a missing file", ["pta"], 1, /^错误：缺少参数 'file'/],
  ["a missing value", ["pta", "Small.java", "--heap"], 1, /^错误：选项 '--heap <n>' 缺少值/],
  [
    "a value that cannot be",
    ["serve", "--jobs", "0"],
    1,
    /^错误：选项 '--jobs <n>' 的值 '0' 无效。它应为从 1 起的整数。/,
  ],
  ["too many files", ["lfp", "a.sl", "b.sl"], 1, /^错误：参数太多：应为 1 个，却有 2 个/],
  ["a limit of time", ["pta", "--context", "6-call", "--timeout", "100", "Calls.java"], 2, /[\u4e00-\u9fff]/],
])("the command line speaks Chinese: %s", { timeout: 120_000 }, async (_name, args, code, text) => {
  const asked = await fixscope([...args, "--lang", "zh"]);
  expect(asked.output + asked.messages).toMatch(text);
  expect(asked.code).toBe(code);
  expect(asked.output).not.toMatch(/display help|Usage|Options:/);
});

test("tests for JUnit are written, but never over the program or into a folder that is not there", async () => {
  const text = "class List { List next; static int f(List x) { if (x == null) return 1; return 2; } }";
  const spec = "data List { List next; }\npre f == emp & x = null \\/ exists n. x -> List(n);\n";
  writeFileSync(join(folder, "programs", "List.java"), text);
  writeFileSync(join(folder, "programs", "list.sl"), spec);
  const write = async (to: string): Promise<Ended> =>
    fixscope(["tests", "List.java", "--spec", "list.sl", "--method", "f", "--junit", to]);
  expect(await write("ListTest.java")).toMatchObject({ code: 0, messages: "" });
  expect(await write("./List.java")).toMatchObject({
    code: 1,
    output: "",
    messages:
      "fixscope: ./List.java cannot be written: it is an input of this command (List.java); name another file.\n",
  });
  expect(await write("none/ListTest.java")).toMatchObject({
    code: 1,
    output: "",
    messages: "fixscope: none/ListTest.java cannot be written: there is no folder none.\n",
  });
  expect(readFileSync(join(folder, "programs", "List.java"), "utf8")).toBe(text);
});

/**
 * In the middle of writing a file beside its final name an interruption comes, and another one when it counts as one of its own;
 * then the writing goes on, if the process still lives.
 */
const interruptedWriting = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
const { writeFile } = fs.promises;
fs.promises.writeFile = async (path, text, options) => {
  if (!String(path).includes("InterruptedTest")) return writeFile(path, text, options);
  await writeFile(path, text.slice(0, text.length / 2), options);
  for (let count = 0; count < Number(process.env.INTERRUPTIONS); count++) {
    process.kill(process.pid, "SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  return writeFile(path, text, options);
};
syncBuiltinESMExports();
`;

test.runIf(process.platform !== "win32").each([
  ["goes on and writes it as a whole", 1, /^import .*class InterruptedTest.*\}\n$/s],
  ["and then once more leaves the text from before", 2, /^old$/],
])(
  "a command that is interrupted in the middle of writing a file %s",
  { timeout: 120_000 },
  async (_name, times, left) => {
    const programs = join(folder, "programs");
    writeFileSync(join(programs, "Cell.java"), "class Cell { static int f(int x) { if (x > 3) return 1; return 2; } }");
    writeFileSync(join(programs, "InterruptedTest.java"), "old");
    const hook = `data:text/javascript,${encodeURIComponent(interruptedWriting)}`;
    const child = spawn(
      process.execPath,
      ["--import", hook, cliBundle, "tests", "Cell.java", "--method", "f", "--junit", "InterruptedTest.java"],
      { cwd: programs, env: { ...process.env, INTERRUPTIONS: String(times) }, stdio: "ignore" },
    );
    await new Promise((resolve) => child.on("close", resolve));
    expect(readFileSync(join(programs, "InterruptedTest.java"), "utf8")).toMatch(left);
  },
);

/** A device that is always full; Linux has one. */
const FULL = "/dev/full";

test.skipIf(!existsSync(FULL))("a full disk behind the standard output is said, exit code 1", async () => {
  const output = openSync(FULL, "w");
  const child = spawn(process.execPath, [cliBundle, "pta", "Small.java"], {
    cwd: join(folder, "programs"),
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    stdio: ["ignore", output, "pipe"],
  });
  let messages = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (messages += text));
  const code = await new Promise((resolve) => child.on("close", resolve));
  closeSync(output);
  expect([code, messages]).toEqual([1, "fixscope: the standard output cannot be written: the disk is full.\n"]);
});

test("the language of the environment counts where none is asked for, and a language that is not spoken is refused", async () => {
  expect((await fixscope(["pta"], "", "zh_CN.UTF-8")).messages).toMatch(/^错误：/);
  expect((await fixscope(["pta", "--lang", "en"], "", "zh_CN.UTF-8")).messages).toMatch(/^error: missing/);
  expect(await fixscope(["pta", "Small.java", "--lang", "fr"])).toMatchObject({
    code: 1,
    messages: "error: option '--lang <name>' argument 'fr' is invalid. It takes en or zh.\n",
  });
});

test("serve answers in English, whatever the language: programs read it", { timeout: 120_000 }, async () => {
  const broken = `${JSON.stringify(request("class A {", {}))}\n`;
  const english = await fixscope(["serve"], broken);
  expect(english.output).toMatch(/"message":"Syntax error/);
  expect(await fixscope(["serve", "--lang", "zh"], broken)).toEqual(english);
  expect(await fixscope(["serve"], broken, "zh_CN.UTF-8")).toEqual(english);
});

test.runIf(runsThisTime(3, 1))(
  "instrument writes its run-time library to the folder that is named",
  { timeout: 120_000 },
  async () => {
    const { code, output } = await fixscope(["instrument", "Small.java", "--blind", "--runtime", "made/library"]);
    expect({ code, isJava: output.includes("class A") }).toEqual({ code: 0, isJava: true });
    const written = readdirSync(join(folder, "programs/made/library"));
    expect(written).toContain("Symbolic.java");
    expect(written).toContain("PathCondition.java");
    const refused = await fixscope(["instrument", "Small.java", "--runtime", "Small.java"]);
    expect(refused.code).toBe(1);
    expect(refused.messages).toMatch(/Nothing can be written to the folder Small\.java/);
  },
);

test("serve answers each line, in order, with the id as it was written", { timeout: 120_000 }, async () => {
  const deep = "[".repeat(5_000) + "]".repeat(5_000);
  const lines = await served([
    ask({ my: [1.5, "a"] }),
    `{"id":${deep},"command":"pta"}`,
    "no JSON",
    ask("dear", calls, { ...endless, timeout: 50 }),
    '{"id":12345678901234567890,"command":"none"}',
    ask("last"),
  ]);
  const heads = lines.map((line) => line.replace(/,"ok".*$/, ""));
  expect(heads).toEqual([
    '{"id":{"my":[1.5,"a"]}',
    `{"id":${deep}`,
    '{"id":null',
    '{"id":"dear"',
    '{"id":12345678901234567890',
    '{"id":"last"',
  ]);
  expect(lines[3]).toMatch(/"partial":true|"out-of-time"/);
  expect(lines[5]).toContain('"ok":true');
});

test.runIf(runsThisTime(3, 0))(
  "a request that never ends is canceled by its id, queued or running",
  { timeout: 120_000 },
  async () => {
    const lines = await served([
      ask(1, calls, endless),
      ask(2, calls, endless),
      ask(3),
      { cancel: 2 },
      { cancel: 1, id: "c" },
    ]);
    expect(
      lines.map((line) => JSON.parse(line)).toSorted((a, b) => String(a.id).localeCompare(String(b.id))),
    ).toMatchObject([
      { id: 1, ok: false, error: { code: "canceled" } },
      { id: 2, ok: false, error: { code: "canceled" } },
      { id: 3, ok: true },
      { id: "c", ok: true, result: { canceled: true } },
      { id: null, ok: true, result: { canceled: true } },
    ]);
  },
);

test.runIf(runsThisTime(3, 2))(
  "with two jobs a cheap request does not wait behind a dear one",
  { timeout: 120_000 },
  async () => {
    const server = new ServedProcess(cliBundle, ["--jobs", "2"]);
    const answer = async (input: object) => JSON.parse((await server.ask(input, 60_000))?.line ?? "null");
    const dear = answer(request(calls, endless));
    const others = [request(small, {}), { cancel: "nobody" }, request(small, {})].map(answer);
    expect((await Promise.all(others)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await answer({ cancel: "fuzz-0" })).toMatchObject({ ok: true, result: { canceled: true } });
    expect(await dear).toMatchObject({ id: "fuzz-0", ok: false, error: { code: "canceled" } });
    server.close();
  },
);

test.runIf(runsThisTime(3, 0))(
  "what takes too much memory is answered with what is known; so is the next request",
  { timeout: 120_000 },
  async () => {
    const lines = await served([ask(1, calls, { ...endless, timeout: "inf" }), ask(2)], "--memory", "400");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: true, result: { partial: true, limit: "memory-limit" } },
      { id: 2, ok: true },
    ]);
  },
);

const hasAccounts = existsSync("/proc/thread-self/schedstat");

test.runIf(hasAccounts && runsThisTime(3, 1)).each([
  ["an analysis", ["pta", "--context", "6-call", "Calls.java"], /"contextsPerMethodMax":[1-9].*"partial":true/],
  [
    "a trace, in its last line",
    ["trace", "pta", "--context", "6-call", "Calls.java"],
    /^\{"seq":0,.*\n\{"seq":1,.*\n\{"partial":true,"limit":"canceled"\}\n$/,
  ],
  [
    "an execution",
    ["run", "--max-steps", "1000000000000", "Endless.java"],
    /"output":"begun\\n".*"exit":\{"kind":"canceled"\}/,
  ],
])("Ctrl-C ends %s with what was known", { timeout: 120_000 }, async (_name, args, known) => {
  const command = started(args);
  await atWork(command, 2_500);
  command.child.kill("SIGINT");
  const { code, output } = await command.ended;
  const lines = output.split("\n");
  // Of a long answer its beginning and its end.
  expect([...lines.slice(0, 2), ...lines.slice(-2)].join("\n")).toMatch(known);
  expect(output).toContain('"limit":"canceled"');
  expect(code).toBe(2);
});

test("Ctrl-C while the program is still being loaded ends a command with the same words", {
  timeout: 120_000,
}, async () => {
  // As soon as the process hears it.
  const interrupted = `process.on("newListener", (event) => {
    if (event === "SIGINT") setImmediate(() => process.kill(process.pid, "SIGINT"));
  });`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(interrupted)}`, cliBundle, "ir", "Small.java"];
  const { ended } = spawned(args);
  expect(await ended).toEqual({ code: 2, output: "// Canceled: the rest is missing.\n", messages: "" });
});

test.runIf(hasAccounts && runsThisTime(3, 2))(
  "a second Ctrl-C ends a command at once that is still writing what was known",
  { timeout: 120_000 },
  async () => {
    // Nobody reads its output: it waits for ever.
    const child = spawn(process.execPath, [cliBundle, "trace", "pta", "--context", "4-call", "Calls.java"], {
      cwd: join(folder, "programs"),
      stdio: ["ignore", "pipe", "ignore"],
    });
    let isOver = false;
    const ended = new Promise<unknown>((resolve) => {
      child.on("exit", (code, signal) => {
        isOver = true;
        resolve(signal ?? code);
      });
    });
    await atWork({ child, ended: ended.then(() => ({ code: 0, output: "", messages: "" })) }, 2_500);
    child.kill("SIGINT");
    // A keystroke may arrive twice; a second one comes later.
    await sleep(3_000);
    expect(isOver).toBe(false);
    child.kill("SIGINT");
    expect(await ended).toBe("SIGINT");
  },
);

test("serve says how long a request may take that names no time", async () => {
  expect((await fixscope(["serve", "--help"])).output).toMatch(/--timeout <ms>[^-]*\(default:\s+60000\)/);
});
