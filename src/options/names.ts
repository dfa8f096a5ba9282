/** The name of an option in JSON and links: `max-steps` is `maxSteps`. */
export function camelCase(flag: string): string {
  return flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name of an option on the command line: `maxSteps` is `max-steps`. */
export function flagName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
