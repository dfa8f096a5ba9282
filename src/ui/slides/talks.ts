import { programTitle } from "../course/index.ts";
import { t } from "../messages/index.ts";
import type { Records, Services } from "../store/index.ts";
import type { Talk, TalkSlide } from "./talk.ts";

/** A slide as any page may have kept it. */
type KeptSlide = TalkSlide & { [member: string]: unknown };

/** A lecture of this browser; its slides are as they were made. */
export function talkOf(records: Records, name: string): Talk | undefined {
  const kept = records.get("talk", name);
  return kept === undefined ? undefined : { ...kept, slides: kept.slides as Readonly<Record<string, TalkSlide>> };
}

export function keepTalk(records: Records, name: string, { title, order, slides }: Talk): void {
  records.write("talk", name, { title, order: [...order], slides: { ...slides } as Record<string, KeptSlide> });
}

/** The lectures of this browser, by their titles. */
export function talksIn(records: Records): readonly (readonly [name: string, Talk])[] {
  return records
    .names("talk")
    .flatMap((name) => {
      const talk = talkOf(records, name);
      return talk === undefined ? [] : [[name, talk] as const];
    })
    .sort(([, a], [, b]) => a.title.localeCompare(b.title));
}

type Place = Pick<Services, "records" | "settings">;

/** The name of the lecture that is open; the first one is opened where none is, and one begun where there is none. */
export function openTalk(place: Place, about: string): string {
  const { records, settings } = place;
  const { talk: open } = settings.getState();
  const [first] = talksIn(records);
  if (talkOf(records, open) !== undefined) return open;
  if (first === undefined) return beginTalk(place, about);
  settings.setState({ talk: first[0] });
  return first[0];
}

/** Begins a lecture, and opens it. */
export function beginTalk({ records, settings }: Place, about: string): string {
  const name = crypto.randomUUID();
  records.write("talk", name, { title: t("slides.title", { about }), order: [], slides: {} });
  settings.setState({ talk: name });
  return name;
}

/** Shows the lecture that is made, or puts it away. */
export async function toggleStrip(place: Place & Pick<Services, "workbench">): Promise<void> {
  const { records, settings, workbench } = place;
  await records.ready();
  if (talkOf(records, settings.getState().talk) !== undefined) settings.setState({ talk: "" });
  else openTalk(place, programTitle(workbench.lesson(workbench.state.exampleId)));
}
