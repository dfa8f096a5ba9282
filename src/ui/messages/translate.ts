import { type Catalog, currentLocale, type Locale, type MessageValues, sentenceOf } from "../../kernel/index.ts";
import type { Label } from "../../options/index.ts";
import type { asked } from "./en/asked.ts";
import type { classroom } from "./en/classroom/classroom.ts";
import type { slides } from "./en/classroom/slides.ts";
import type { compare } from "./en/compare.ts";
import type { exercises } from "./en/learning/exercises.ts";
import type { pages } from "./en/pages.ts";
import { shell } from "./en/shell.ts";
import { Language, readSentence, type Sentence } from "./sentence.ts";

/** The names of the page's own sentences. One that is missing is a type error where it is used. */
export type MessageId =
  | keyof typeof shell
  | IdsOf<
      | (typeof pages)[number]
      | (typeof asked)[number]
      | (typeof classroom)[number]
      | typeof compare
      | typeof exercises
      | typeof slides
    >;

type IdsOf<C> = C extends unknown ? keyof C : never;

/** The catalogs of all sentences that the page can say, by their ids: its own, and those that engines bring along. */
const catalogs = new Map<string, Catalog>();
addMessages(shell);

/** Sentences as they were read, by their texts. One is read when it is first said: all at once would delay the first picture. */
const sentences = new Map<string, Sentence>();

const languages = new Map<Locale, Language>();

/** Adds the sentences of an engine: its names at the start, what its board says once that is loaded. */
export function addMessages(...added: readonly Catalog[]): void {
  for (const each of added) for (const id of Object.keys(each)) catalogs.set(id, each);
}

/** Fetches the sentences of the first page. */
export async function loadGalleryMessages(): Promise<void> {
  addMessages((await import("./en/gallery.ts")).gallery);
}

/** Fetches the sentences of the pages of analyses: what shows a part of one waits for them. */
export async function loadPageMessages(): Promise<void> {
  addMessages(...(await import("./en/pages.ts")).pages);
}

/** Fetches what is said besides where the reader asks, writes definitions, or makes the moves. */
export async function loadAskedMessages(): Promise<void> {
  const [{ asked }] = await Promise.all([import("./en/asked.ts"), loadPageMessages()]);
  addMessages(...asked);
}

/** A part of the page once the sentences of what readers ask are here, too. */
export async function withAsked<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadAskedMessages()]);
  return loaded;
}

/** Fetches what comparisons say besides. */
export async function loadCompareMessages(): Promise<void> {
  const [{ compare }] = await Promise.all([import("./en/compare.ts"), loadAskedMessages()]);
  addMessages(compare);
}

/** Fetches what lectures, embedded walks and *Present* say besides. */
export async function loadClassroomMessages(): Promise<void> {
  const [{ classroom }] = await Promise.all([import("./en/classroom/classroom.ts"), loadPageMessages()]);
  addMessages(...classroom);
}

/** Fetches what slides say that are made while walking. */
export async function loadSlideMessages(): Promise<void> {
  const [{ slides }] = await Promise.all([import("./en/classroom/slides.ts"), loadPageMessages()]);
  addMessages(slides);
}

/** Fetches what exercises say besides. */
export async function loadExerciseMessages(): Promise<void> {
  const [{ exercises }] = await Promise.all([import("./en/learning/exercises.ts"), loadPageMessages()]);
  addMessages(exercises);
}

/** A sentence of the page in the reader's language, with its holes filled. */
export function t(id: MessageId, values?: MessageValues): string {
  return translate(id, values);
}

/** As `t`, for ids that an engine brings along. An unknown id reads as itself. */
export function translate(id: string, values: MessageValues = {}): string {
  const catalog = catalogs.get(id);
  if (catalog === undefined) return id;
  const text = sentenceOf(catalog, id);
  const sentence = made(sentences, text, readSentence);
  return sentence(
    values,
    made(languages, currentLocale(), (locale) => new Language(locale)),
  );
}

/** Whether there is a sentence of this name. */
export function hasMessage(id: string): boolean {
  return catalogs.has(id);
}

/** What a label reads. */
export function labelText(label: Label): string {
  return "literal" in label ? label.literal : translate(label.id, label.values);
}

/** What stands in a map under a key; made when it is first asked for. */
function made<Key, Value>(known: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = known.get(key) ?? make(key);
  known.set(key, value);
  return value;
}
