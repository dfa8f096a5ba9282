import { answerLine, type RunSession } from "../session/index.ts";

/** What `serve` answers to a line, read again. */
export async function served(session: RunSession, line: string): Promise<unknown> {
  return JSON.parse([...(await answerLine(session, line))].join(""));
}
