import { spawn } from "node:child_process";
import { at, root } from "./paths.mjs";

/**
 * Runs a program in the checkout and passes its output through.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>; readonly output?: "stdout" | "stderr" }} [options]
 *   `output`: where the program's standard output goes
 * @returns {Promise<number>} its exit code; 127 when it cannot be started
 */
export function run(command, args, { env = {}, output = "stdout" } = {}) {
  return new Promise((resolve) => {
    const stdout = output === "stdout" ? "inherit" : 2;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", stdout, "inherit"],
    });
    child.on("error", (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/**
 * Runs a tool installed in node_modules.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>; readonly output?: "stdout" | "stderr" }} [options]
 */
export function runTool(name, args, options) {
  return run(at(`node_modules/.bin/${name}`), args, options);
}
