import type { ServedProcess } from "./served-process.ts";

const small = {
  command: "pta",
  files: [{ name: "A.java", text: "class A { public static void main(String[] s) { Object o = new A(); } }" }],
  options: {},
};

/** Asks a few small things: what a fresh thread loads is loaded then. */
async function warmUp(server: ServedProcess): Promise<void> {
  for (let i = 0; i < 10; i++) await server.ask(small, 60_000);
}

const endless = {
  command: "run",
  files: [{ name: "A.java", text: "class A { public static void main(String[] s) { for (;;); } }" }],
  options: { maxSteps: 1e14 },
};

/** Cancels a request in each of the two threads: they end with all their garbage. Then has fresh ones warm up. */
export async function settle(server: ServedProcess): Promise<void> {
  await Promise.all([server.ask(endless, 1_000), server.ask(endless, 1_000)]);
  await Promise.all([warmUp(server), warmUp(server)]);
}
