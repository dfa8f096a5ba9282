/** What was typed into a field that is not here yet. */
interface Typed {
  readonly text: string;
  /** Enter was pressed at the end. */
  readonly isEntered: boolean;
}

const nothing: Typed = { text: "", isEntered: false };

/** Keys that are pressed after the palette was asked for and before it is here. */
export class TypedAhead {
  #typed = nothing;

  /** Takes a key as a field would; false: it is none that a field takes. */
  press({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const { text } = this.#typed;
    if (key === "Enter") this.#typed = { text, isEntered: text !== "" };
    else if (key === "Backspace") this.#typed = { text: text.slice(0, -1), isEntered: false };
    else if (key.length === 1) this.#typed = { text: text + key, isEntered: false };
    else return false;
    return true;
  }

  /** What was typed, once. */
  take(): Typed {
    const typed = this.#typed;
    this.#typed = nothing;
    return typed;
  }
}
