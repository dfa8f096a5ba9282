import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Command, InvalidArgumentError } from "commander";
import { readOrigin, serve } from "../../../scripts/serve.mjs";
import { say } from "../../session/index.ts";
import { exitCodes } from "./answers.ts";
import { reasonOf } from "./files/index.ts";
import type { Interruption } from "./interruption.ts";

const FIRST_PORT = 4173;
const LAST_PORT = 65_535;

interface OpenFlags {
  readonly port: number;
  readonly exact: boolean;
  readonly embed: readonly string[];
}

/** Adds `open`, which serves the page that was built beside the command line, on this machine only. */
export function withOpen(program: Command, script: URL, interruption: Interruption): void {
  program
    .command("open")
    .description(say("session.command.open"))
    .option("--port <n>", say("session.open.port.help"), portOf, FIRST_PORT)
    .option("--exact", say("session.open.exact.help"), false)
    .option("--embed <origin...>", say("session.open.embed.help"), withOrigin, [])
    .action(async ({ port, exact, embed }: OpenFlags) => {
      interruption.leaveToSystem();
      const page = fileURLToPath(new URL("../web/", script));
      if (!existsSync(page)) return refuse(say("session.open.notBuilt"));
      try {
        const found = await serve(page, port, { exact, embedders: embed });
        process.stdout.write(`${say("session.open.running", { address: `http://localhost:${found}/` })}\n`);
      } catch (error) {
        refuse(say("session.open.portTaken", { port, reason: reasonOf(error) }));
      }
    });
}

function refuse(text: string): void {
  process.stderr.write(`fixscope: ${text}\n`);
  process.exitCode = exitCodes.badInput;
}

function portOf(written: string): number {
  const port = /^[1-9]\d{0,4}$/.test(written) ? Number(written) : Number.POSITIVE_INFINITY;
  if (port > LAST_PORT) throw new InvalidArgumentError(say("session.open.port.takes"));
  return port;
}

function withOrigin(written: string, before: readonly string[]): readonly string[] {
  const origin = readOrigin(written);
  if (origin === undefined) throw new InvalidArgumentError(say("session.open.embed.takes"));
  return [...before, origin];
}
