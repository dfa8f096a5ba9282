import { WebSocket } from "ws";

/** A conversation in WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): commands with answers, and events. */
export interface Session {
  send(method: string, params: object): Promise<unknown>;
  onEvent(hear: (method: string, params: unknown) => void): void;
}

interface Message {
  readonly type: "success" | "error" | "event";
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

/** A command without an answer. */
interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds after which a command without an answer is given up, so that a test can say which one it was. */
export const LATE = 30_000;

/** @param address `ws://127.0.0.1:PORT` */
export async function connect(address: string): Promise<Session> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, params: unknown) => void)[] = [];
  let count = 0;
  socket.addEventListener("close", () => {
    for (const { method, reject } of waiting.values())
      reject(new Error(`Firefox has closed the connection, and has not answered ${method}.`));
  });
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === "event") {
      for (const hear of listeners) hear(message.method ?? "", message.params);
      return;
    }
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === "success") command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`No connection to ${address}.`)));
  });
  const send: Session["send"] = (method, params) =>
    new Promise((resolve, reject) => {
      count++;
      const text = JSON.stringify(params);
      const late = setTimeout(() => reject(new Error(`Firefox has not answered ${method} ${text}.`)), LATE);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(late);
          settle(value);
        };
      waiting.set(count, { method, resolve: settled(resolve), reject: settled(reject) });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await send("session.new", { capabilities: {} });
  return {
    send,
    onEvent: (hear) => void listeners.push(hear),
  };
}
