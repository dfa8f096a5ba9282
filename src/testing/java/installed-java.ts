import { execFileSync } from "node:child_process";

/** Whether a JDK is installed. Nothing needs one; with one, tests compare with it. */
export function hasJava(): boolean {
  try {
    execFileSync("javac", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
