import { spawn } from "node:child_process";
import { at, root } from "./paths.mjs";

/**
 * Where the standard output of a program goes; a list takes all that it writes, errors too, for printing later.
 * @typedef {"stdout" | "stderr" | string[]} Output
 */

/**
 * Runs a program in the checkout and passes its output through.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>; readonly output?: Output }} [options]
 * @returns {Promise<number>} its exit code; 127 when it cannot be started
 */
export function run(command, args, { env = {}, output = "stdout" } = {}) {
  return new Promise((resolve) => {
    const stdio = Array.isArray(output) ? ["pipe", "pipe"] : [output === "stdout" ? "inherit" : 2, "inherit"];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: /** @type {["ignore", "pipe", "pipe"]} */ (["ignore", ...stdio]),
    });
    if (Array.isArray(output)) {
      child.stdout.on("data", (text) => output.push(String(text)));
      child.stderr.on("data", (text) => output.push(String(text)));
    }
    child.on("error", (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(127);
    });
    child.on("close", (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/**
 * Runs a tool installed in node_modules.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>; readonly output?: Output }} [options]
 */
export function runTool(name, args, options) {
  return run(at(`node_modules/.bin/${name}`), args, options);
}
