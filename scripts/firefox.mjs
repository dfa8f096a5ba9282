import { findProgram, installPackage } from "./programs.mjs";

const names = ["firefox-esr", "firefox"];

const macApplications = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

/** What is said where there is none. */
export const noFirefox = "No Firefox was found or could be installed. Install Firefox (Debian: firefox-esr).";

/**
 * The Firefox of this machine, as its makers ship it.
 * @returns {string | undefined} path of the program
 */
export function findFirefox() {
  return findProgram(names, macApplications);
}

/** Installs a Firefox where there is none. Where that fails, the tests in Firefox say so and fail. */
export async function ensureFirefox() {
  if (findFirefox() !== undefined) return;
  console.error("Installing Firefox …");
  await installPackage("firefox-esr");
  if (findFirefox() === undefined) console.error(noFirefox);
}
