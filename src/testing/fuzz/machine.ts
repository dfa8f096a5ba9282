import type { ServedProcess } from "./served-process.ts";

/** Milliseconds that a small request takes on a quiet machine. */
const USUAL = 20;

const small = {
  command: "pta",
  files: [{ name: "A.java", text: "class A { public static void main(String[] s) { Object o = new A(); } }" }],
  options: {},
};

/** How many times slower than usual the machine is now: 1 or more. The slowest of a few small requests counts. */
export async function slownessOf(server: ServedProcess): Promise<number> {
  let slowest = 0;
  for (let i = 0; i < 10; i++) slowest = Math.max(slowest, (await server.ask(small, 60_000))?.milliseconds ?? 0);
  return Math.max(1, slowest / USUAL);
}

const endless = {
  command: "run",
  files: [{ name: "A.java", text: "class A { public static void main(String[] s) { for (;;); } }" }],
  options: { maxSteps: 1e14 },
};

/** Cancels a request in each of the two threads: they end with all their garbage. Then has fresh ones warm up. */
export async function settle(server: ServedProcess): Promise<void> {
  await Promise.all([server.ask(endless, 1_000), server.ask(endless, 1_000)]);
  await Promise.all([slownessOf(server), slownessOf(server)]);
}
