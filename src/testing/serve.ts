import { answerLine, type RunSession } from "../session/index.ts";

/** What `serve` answers to a line, read again. `timeout`, in milliseconds, is for requests that name none. */
export async function served(session: RunSession, line: string, timeout?: number): Promise<unknown> {
  return JSON.parse([...(await answerLine(session, line, timeout))].join(""));
}
