import { embedLink, type WalkMessage, type WalkRequest, type WalkState } from "../../ui/app/embed/protocol/index.ts";

/** Where there are no elements, as in Node, the module can be imported all the same. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const STYLE = ":host { display: block; aspect-ratio: 16 / 10; } iframe { width: 100%; height: 100%; border: 0; }";

/**
 * A walk on a page: `<fixscope-walk src="https://host/fixscope/#/pointer?example=one-call-site" show="stage,card,steps">`.
 *
 * Attributes: `src`, a link as *Share* copies it; `show`, the parts; `at`, where it is (`12`, `12.1`), which may be changed; `step`,
 * the same as a number of pauses; `title`, the name for screen readers. Events: `fixscope-state`, `fixscope-answer` and `fixscope-problem`, whose `detail` is what the
 * walk said.
 */
export class FixscopeWalk extends Base {
  static readonly observedAttributes = ["src", "show", "at", "step", "title"];
  #frame: HTMLIFrameElement | undefined;
  #state: WalkState | undefined;
  /** What was asked before the walk could hear it. */
  #waiting: WalkRequest | undefined;

  /** Where the walk is; undefined until it has said so. */
  get state(): WalkState | undefined {
    return this.#state;
  }

  /** Goes to a position, or to the step that makes a fact: `[]:x ∋ o3`. A number counts pauses. */
  goto(to: number | "first" | "last" | { readonly at: string } | { readonly fact: string }): void {
    const request: WalkRequest = typeof to === "object" ? { fixscope: "goto", ...to } : { fixscope: "goto", step: to };
    if (this.#state === undefined) this.#waiting = request;
    else this.#ask(request);
  }

  connectedCallback(): void {
    window.addEventListener("message", this.#hear);
    if (this.#frame === undefined) {
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.#frame = document.createElement("iframe");
      this.attachShadow({ mode: "open" }).append(style, this.#frame);
    }
    this.#load();
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.#hear);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#frame === undefined || before === now) return;
    if (name === "title") this.#frame.title = this.#name;
    else if (name !== "at" && name !== "step") this.#load();
    else {
      const place = this.#place;
      if (place !== undefined) this.goto(place);
    }
  }

  get #name(): string {
    return this.getAttribute("title") ?? "Fixscope";
  }

  /** Where the attributes want it to be; undefined where they say nothing. */
  get #place(): number | { readonly at: string } | undefined {
    const at = this.getAttribute("at");
    if (at !== null) return { at };
    const step = this.getAttribute("step");
    return step !== null && /^\d+$/.test(step) ? Number(step) : undefined;
  }

  #load(): void {
    const src = this.getAttribute("src");
    if (this.#frame === undefined || src === null) return;
    this.#state = undefined;
    const place = this.#place;
    if (place !== undefined) this.goto(place);
    const show = this.getAttribute("show");
    this.#frame.title = this.#name;
    const link = new URL(src, document.baseURI).href;
    this.#frame.src = embedLink(link, { origin: location.origin, ...(show === null ? {} : { show }) });
  }

  readonly #hear = ({ data, origin, source }: MessageEvent<WalkMessage>): void => {
    const frame = this.#frame;
    if (frame === undefined || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    if (data.fixscope === "state") {
      this.#state = data;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting !== undefined) this.#ask(waiting);
    }
    this.dispatchEvent(new CustomEvent(`fixscope-${data.fixscope}`, { detail: data, bubbles: true }));
  };

  #ask(request: WalkRequest): void {
    const frame = this.#frame;
    if (frame !== undefined) frame.contentWindow?.postMessage(request, new URL(frame.src).origin);
  }
}

/** Makes `<fixscope-walk>` known to the page; once is enough. */
export function defineWalk(name = "fixscope-walk"): void {
  if (customElements.get(name) === undefined) customElements.define(name, FixscopeWalk);
}
