import { atOf, findFact, type Question } from "../../../trace/index.ts";
import { plainText, t, translate } from "../../messages/index.ts";
import type { Answered, Prediction, Workbench } from "../../store/index.ts";
import { readRequest, type WalkMessage, type WalkRequest, type WalkState } from "./protocol/index.ts";

/** The window of the page that embeds this one. Without such a page it is this window itself. */
export interface HostWindow {
  /** Receives the messages that are posted to this window; the answer stops it. `isHost`: the embedding page posted it. */
  listen(
    heard: (said: { readonly data: unknown; readonly origin: string; readonly isHost: boolean }) => void,
  ): () => void;
  /** Calls back once what has been posted by now was received; the answer stops that. */
  soon(act: () => void): () => void;
  /** Posts a message to the embedding page, which gets it if it has that origin. */
  tell(message: WalkMessage, origin: string): void;
  /** The origin of the embedding page; undefined where the browser does not tell it. */
  readonly origin: string | undefined;
}

type Goto = Extract<WalkRequest, { fixscope: "goto" }>;

/** Answers the requests of the embedding page, and posts the position of the walk to it. Other origins get no answer. */
export class Host {
  readonly #window: HostWindow;
  readonly #origins: readonly string[];
  readonly #workbench: Workbench;
  #told = "";
  /** Where the host wants the walk to be. Of requests that come faster than the walk can follow the newest counts. */
  #wanted: Goto | undefined;
  #stopWaiting: (() => void) | undefined;
  /** The fact to go to as soon as the recording has it. */
  #sought: string | undefined;

  constructor(window: HostWindow, origins: readonly string[], workbench: Workbench) {
    this.#window = window;
    this.#origins = origins;
    this.#workbench = workbench;
  }

  /** Begins; the answer ends it. */
  start(): () => void {
    const { store, run, predictor } = this.#workbench;
    const changed = (): void => {
      this.#seek();
      this.#tellState();
    };
    const stops = [
      this.#window.listen(({ data, origin, isHost }) => {
        if (isHost && this.#origins.includes(origin)) this.#hear(data);
      }),
      store.subscribe(changed),
      run.store.subscribe(changed),
      predictor.store.subscribe((now, before) => {
        if (now.prediction?.chosen !== undefined && before.prediction?.chosen === undefined)
          this.#tellPrediction(now.prediction, now.prediction.chosen);
      }),
    ];
    this.#tellState();
    return () => {
      this.#stopWaiting?.();
      for (const stop of stops) stop();
    };
  }

  /** Posts the answer to a question of an exercise. */
  tellAnswer(answer: Answered): void {
    this.#tell({ fixscope: "answer", version: 1, ...answer });
  }

  #hear(data: unknown): void {
    const request = readRequest(data);
    switch (request?.fixscope) {
      case undefined:
        return;
      case "state":
        this.#follow();
        this.#told = "";
        this.#tellState();
        return;
      case "goto":
        this.#wanted = request;
        this.#stopWaiting ??= this.#window.soon(() => this.#follow());
        return;
      case "bad":
        this.#tellProblem(t("embed.badRequest", { found: request.found }));
    }
  }

  #follow(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted !== undefined) this.#go(wanted);
  }

  #go(request: Goto): void {
    const workbench = this.#workbench;
    workbench.walk.pause();
    if ("fact" in request) {
      this.#sought = request.fact;
      this.#seek();
      return;
    }
    this.#sought = undefined;
    workbench.goTo("at" in request ? request.at : pausesOf(request.step));
  }

  #seek(): void {
    const { session } = this.#workbench;
    const sought = this.#sought;
    if (sought === undefined || (session === undefined && this.#isGrowing())) return;
    const fact = session === undefined ? undefined : findFact(session, sought);
    if (fact === undefined && this.#isGrowing()) return;
    this.#sought = undefined;
    if (fact === undefined) this.#tellProblem(t("embed.noFact", { fact: sought }));
    else this.#workbench.walk.jump(fact + 1);
  }

  #isGrowing(): boolean {
    const { status } = this.#workbench.run.store.getState();
    return status === "idle" || status === "running";
  }

  #tellState(): void {
    const state = stateOf(this.#workbench);
    const text = JSON.stringify(state);
    if (text === this.#told) return;
    this.#told = text;
    this.#tell(state);
  }

  #tellPrediction({ question }: Prediction, chosen: number | "unsure"): void {
    const { engine, state } = this.#workbench;
    const answer = chosen === "unsure" ? undefined : question.answers[chosen];
    this.#tell({
      fixscope: "answer",
      version: 1,
      question: `${engine.id} ${state.exampleId ?? ""} ${question.step}`,
      asked: askedIn(question),
      answers: answer === undefined ? [] : [translate(answer.text)],
      points: answer !== undefined && answer.objection === undefined ? 1 : 0,
      of: 1,
    });
  }

  #tellProblem(problem: string): void {
    this.#tell({ fixscope: "problem", version: 1, problem });
  }

  #tell(message: WalkMessage): void {
    const { origin } = this.#window;
    // The browser delivers to no other origin; it complains where the host is of another one, so it is not tried in vain.
    for (const each of this.#origins) if (origin === undefined || origin === each) this.#window.tell(message, each);
  }
}

function pausesOf(step: number | "first" | "last"): number {
  return step === "first" ? 0 : step === "last" ? Number.MAX_SAFE_INTEGER : step;
}

/** What was asked, and about what. */
function askedIn({ kind, given }: Question): string {
  if (kind !== "fact" || given.length === 0) return t(`question.${kind}`);
  return `${given.join(", ")} · ${t("question.conclusion")}`;
}

function stateOf(workbench: Workbench): WalkState {
  const { session, engine, length } = workbench;
  const { exampleId, position } = workbench.state;
  const { status } = workbench.run.store.getState();
  return {
    fixscope: "state",
    version: 1,
    engine: engine.id,
    example: exampleId,
    at: session === undefined ? "0" : atOf(session.recording, position),
    step: position,
    steps: length,
    isComplete: status !== "idle" && status !== "running",
    text:
      position === 0 || session === undefined
        ? ""
        : session.reader.shown(plainText(session.reader.title(position - 1))),
  };
}

/** The window around the present one, as the browser has it. */
export function hostWindow(): HostWindow {
  const { parent } = window;
  return {
    listen: (heard) => {
      const listen = ({ data, origin, source }: MessageEvent<unknown>): void =>
        heard({ data, origin, isHost: parent !== window && source === parent });
      window.addEventListener("message", listen);
      return () => window.removeEventListener("message", listen);
    },
    soon: (act) => {
      const timer = setTimeout(act);
      return () => clearTimeout(timer);
    },
    tell: (message, origin) => {
      if (parent !== window) parent.postMessage(message, origin);
    },
    // Firefox has no such list.
    origin: (location as Partial<Pick<Location, "ancestorOrigins">>).ancestorOrigins?.[0],
  };
}
