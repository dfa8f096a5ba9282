import type { Catalog, MessageValues } from "../../kernel/index.ts";
import type { Label } from "../../options/index.ts";
import type { pages } from "./en/pages.ts";
import { shell } from "./en/shell.ts";
import { Language, readSentence, type Sentence } from "./sentence.ts";

/** The names of the page's own sentences. One that is missing is a type error where it is used. */
export type MessageId = keyof typeof shell | keyof typeof pages;

/** Every sentence that the page can say, in English: its own, and those that engines bring along. */
const sentences = new Map<string, string>(Object.entries(shell));

/**
 * What is shown of a sentence: the English text, its translation, or in the pseudo-locale the marked text. It is read when it is
 * first said: all at once would delay the first picture, each time would delay every step.
 */
const shown = {
  as: (text: string, _id: string): string => text,
  language: new Language("en"),
  read: new Map<string, Sentence>(),
};

/** Adds the sentences of an engine: its names at the start, what its board says once that is loaded. */
export function addMessages(catalog: Catalog): void {
  for (const [id, text] of Object.entries(catalog)) sentences.set(id, text);
}

/** Fetches the sentences of the first page. */
export async function loadGalleryMessages(): Promise<void> {
  addMessages((await import("./en/gallery.ts")).gallery);
}

/** Fetches the sentences of the pages of analyses: what shows a part of one waits for them. */
export async function loadPageMessages(): Promise<void> {
  addMessages((await import("./en/pages.ts")).pages);
}

/** Shows every sentence from now on as another text, with the plurals and numbers of that language. */
export function showIn(locale: string, as: (text: string, id: string) => string): void {
  Object.assign(shown, { as, language: new Language(locale), read: new Map() });
}

/** A sentence of the page in the reader's language, with its holes filled. */
export function t(id: MessageId, values?: MessageValues): string {
  return translate(id, values);
}

/** As `t`, for ids that an engine brings along. An unknown id reads as itself. */
export function translate(id: string, values: MessageValues = {}): string {
  const text = sentences.get(id);
  if (text === undefined) return id;
  const sentence = shown.read.get(id) ?? readSentence(shown.as(text, id));
  shown.read.set(id, sentence);
  return sentence(values, shown.language);
}

/** Whether there is a sentence of this name. */
export function hasMessage(id: string): boolean {
  return sentences.has(id);
}

/** What a label reads. */
export function labelText(label: Label): string {
  return "literal" in label ? label.literal : translate(label.id, label.values);
}
