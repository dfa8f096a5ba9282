/** Words of an engine, as `words` of its `messages/en.ts` has them. */
const path = /\/src\/engines\/[^/]+\/messages\/en\.ts$/;

/** Names of words that only the command line says: the help of flags, and what commands are for. */
const isForCommands = /^[\w-]+\.command\.|\.help$/;

const entry = /^ {2}"([^"]+)":\s*(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'),\n/gm;

/**
 * The page fetches the words of all engines before anything else. What only the command line says does not come along.
 * @returns {import("vite").Plugin}
 */
export function pageWords() {
  return {
    name: "page-words",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: path },
      handler: (code) => withoutCommandWords(code),
    },
  };
}

/** @param {string} code of a catalog of words */
export function withoutCommandWords(code) {
  return code.replaceAll(entry, (line, name) => (isForCommands.test(name) ? "" : line));
}
