import type { MessageValues } from "../../kernel/index.ts";

/** A sentence with its holes, to be said about values. */
export type Sentence = (values: MessageValues, language: Language) => string;

/** How a language says numbers. Made when the first number is said: the browser takes its time. */
export class Language {
  readonly #locale: string;
  #forms: Intl.PluralRules | undefined;
  #digits: Intl.NumberFormat | undefined;

  constructor(locale: string) {
    this.#locale = locale;
  }

  /** `one`, `other`, …: the form of a noun that is counted. */
  form(count: number): string {
    this.#forms ??= new Intl.PluralRules(this.#locale);
    return this.#forms.select(count);
  }

  /** `10,000`. A small number is the same in each language of the page; the first one by Intl takes 25 ms. */
  digits(count: number): string {
    if (Number.isInteger(count) && count >= 0 && count < 1000) return String(count);
    this.#digits ??= new Intl.NumberFormat(this.#locale);
    return this.#digits.format(count);
  }
}

/**
 * Reads a sentence of a catalog, written as ICU messages are: `{name}`, `{count, number}`,
 * `{count, plural, =0 {…} one {# …} other {# …}}` and `{kind, select, a {…} other {…}}`, forms within forms too. A hole
 * without a value is left out. No sentence needs quotes or other formats; what is no hole is read as text.
 */
export function readSentence(text: string): Sentence {
  return new Reader(text).sentence(undefined);
}

const TEXT = /[^{}#]+/y;
const SIMPLE = /\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}/y;
const CHOICE = /\{\s*(\w+)\s*,\s*(plural|select)\s*,\s*/y;
const FORM = /([^\s{}]+)\s*\{/y;
const FORM_END = /\}\s*/y;
const CHOICE_END = /\}/y;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Up to the end, or to the brace that closes a form.
   * @param counted what `#` stands for: the number of the plural around; undefined: there is none
   */
  sentence(counted: string | undefined, isForm = false): Sentence {
    const parts: Sentence[] = [];
    while (this.#at < this.#text.length && !(isForm && this.#text[this.#at] === "}")) parts.push(this.#part(counted));
    return (values, language) => parts.map((part) => part(values, language)).join("");
  }

  #part(counted: string | undefined): Sentence {
    const text = this.#read(TEXT);
    if (text !== undefined) return () => text[0];
    const [, name, number] = this.#read(SIMPLE) ?? [];
    if (name !== undefined) return number === undefined ? valueOf(name) : digitsOf(name);
    const [, chosen, kind] = this.#read(CHOICE) ?? [];
    if (chosen !== undefined) return kind === "plural" ? this.#plural(chosen) : this.#select(chosen, counted);
    const sign = this.#text.charAt(this.#at++);
    return sign === "#" && counted !== undefined ? digitsOf(counted) : () => sign;
  }

  #plural(name: string): Sentence {
    const forms = this.#forms(name);
    return (values, language) => {
      const count = Number(values[name]);
      const form = forms.get(`=${count}`) ?? forms.get(language.form(count)) ?? forms.get("other");
      return form?.(values, language) ?? "";
    };
  }

  #select(name: string, counted: string | undefined): Sentence {
    const forms = this.#forms(counted);
    return (values, language) => (forms.get(String(values[name])) ?? forms.get("other"))?.(values, language) ?? "";
  }

  /** The forms of a choice, and the brace behind them. */
  #forms(counted: string | undefined): ReadonlyMap<string, Sentence> {
    const forms = new Map<string, Sentence>();
    for (let form = this.#read(FORM); form !== undefined; form = this.#read(FORM)) {
      forms.set(form[1] ?? "", this.sentence(counted, true));
      this.#read(FORM_END);
    }
    this.#read(CHOICE_END);
    return forms;
  }

  #read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text) ?? undefined;
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }
}

function valueOf(name: string): Sentence {
  return (values) => String(values[name] ?? "");
}

function digitsOf(name: string): Sentence {
  return (values, language) => language.digits(Number(values[name]));
}
