import { fileOpen, fileSave } from "browser-fs-access";
import { type EngineManifest, fetchLessons, translatedLesson } from "../../engine-kit/index.ts";
import { type Exercise, fingerprintOf, lectureOfNotes, readExercise, readLecture } from "../../exercises/index.ts";
import { describe, type InputFile, MAX_CHARACTERS, MEGABYTE } from "../../kernel/index.ts";
import { keepExercise, startExercise, textOfExercise } from "../exercises/index.ts";
import { t } from "../messages/index.ts";
import { endsOf, openedFile, reads } from "../opened-files/index.ts";
import { notify, saveFile } from "../parts/index.ts";
import {
  fitsExercise,
  fitsLink,
  type LeftOut,
  type Links,
  linkOfRun,
  recordedRunOf,
  type Saved,
  type Services,
  type Workbench,
} from "../store/index.ts";
import { kindOf, readWork } from "./kinds.ts";
import { keepLarge } from "./large-program.ts";
import { keepLecture } from "./opened-lecture.ts";
import { readRun, writeRun } from "./recording-file.ts";
import { slidesOfMoments, slidesOfNotes } from "./slides.ts";

/** Where files are opened: the page, and the workbench that the reader sees or saw last. */
interface FilePlace extends Pick<Services, "engines" | "records" | "documents"> {
  readonly links: Links;
  readonly workbench: Workbench;
  /** One for each engine. */
  readonly workbenches: readonly Workbench[];
}

/** Larger files are refused: reading one would hold the page up. */
const MAX_MEGABYTES = 200;

/** What the page does with files: opens those that are chosen, or saves the program, the run, or the notes as a lecture. */
export type FileAction = "open" | "program" | "recording" | "playNotes" | "saveNotes";

/** Carries an action out, or opens files that were dropped. */
export async function actOnFiles(place: FilePlace, what: FileAction | readonly File[]): Promise<void> {
  if (typeof what === "object") return openDropped(place, what);
  const actions = {
    open: pickFiles,
    program: saveProgram,
    recording: saveRecording,
    playNotes,
    saveNotes,
  };
  await actions[what](place);
}

/** Asks for files and opens them. */
async function pickFiles(place: FilePlace): Promise<void> {
  const files = await unlessCanceled(() => fileOpen({ multiple: true, id: "fixscope" }));
  if (files) await openDropped(place, files);
}

/** Opens what was dropped: a recording, an exercise, a lecture, exported work, or the files of a program. */
async function openDropped(place: FilePlace, dropped: readonly File[]): Promise<void> {
  const large = dropped.find(({ size }) => size > MAX_MEGABYTES * MEGABYTE);
  if (large !== undefined) {
    warn(() => t("file.tooLarge", { name: large.name, megabytes: MAX_MEGABYTES }));
    return;
  }
  const opened = await Promise.all(dropped.map(async (file) => openedFile(file, MAX_MEGABYTES * MEGABYTE)));
  for (const each of opened) if (!each.ok) warn(each.problem);
  const files = opened.flatMap((each) => (each.ok ? [each.file] : []));
  const programs = files.filter((file) => kindOf(file) === "program");
  if (programs.length > 0) await openProgram(place, programs);
  for (const file of files) await openKnown(place, file);
}

/** Saves the text of the program: into a file that the reader chooses; several files as downloads. */
async function saveProgram({ workbench }: FilePlace): Promise<void> {
  const { files } = workbench.state;
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1) {
    await saveAs(first.name, first.text);
    return;
  }
  for (const { name, text } of files) saveFile(name, text);
  notify({ kind: "success", text: () => t("file.saved", { name: files.map(({ name }) => name).join(", ") }) });
}

/** Saves the run on the screen, to be opened without running anything. */
async function saveRecording({ workbench }: FilePlace): Promise<void> {
  const run = recordedRunOf(workbench);
  if (run === undefined) notify({ text: () => t("file.noRun") });
  else await saveAs(`${run.example ?? "program"}.fixscope.jsonl`, writeRun(run));
}

/** Plays the notes at the steps of the run as slides. */
async function playNotes(place: FilePlace): Promise<void> {
  const file = notesAsLecture(place);
  if (file !== undefined) await playLecture(place, file);
}

async function playLecture({ records }: FilePlace, file: InputFile): Promise<void> {
  const link = await keepLecture(records, file);
  if (link !== undefined) location.assign(link);
  else
    warn(
      () =>
        `${t("file.lectureNotKept", { name: file.name })} ${t(`storage.${records.store.getState().problem ?? "blocked"}`)}`,
    );
}

/** Saves the notes at the steps of the run as the file of a lecture. */
async function saveNotes(place: FilePlace): Promise<void> {
  const file = notesAsLecture(place);
  if (file !== undefined) await saveAs(file.name, file.text);
}

/** The moments of a long run are a lecture where there is no note. Undefined, and says why, where there is neither, or no run. */
function notesAsLecture({ workbench }: FilePlace): InputFile | undefined {
  const { engine, state } = workbench;
  const run = recordedRunOf(workbench);
  if (run === undefined) {
    notify({ text: () => t("file.noRun") });
    return undefined;
  }
  // Notes stay when other options make a shorter run.
  const notes = state.notes.filter(({ position }) => position <= run.recording.length);
  const slides = notes.length === 0 ? slidesOfMoments(workbench.session) : slidesOfNotes(run.recording, notes);
  if (slides.length === 0) {
    notify({ text: () => t("notes.noneToPlay") });
    return undefined;
  }
  const lesson = state.isEdited ? undefined : workbench.lesson(state.exampleId);
  const name = lesson?.id ?? state.files[0]?.name ?? "program";
  const written = lectureOfNotes(
    t(notes.length === 0 ? "notes.story" : "notes.lecture", {
      name: lesson === undefined ? name : translatedLesson(lesson).title,
    }),
    { engine, lesson, files: state.files, options: state.options, view: state.view },
    slides,
  );
  return { name: `${name}.lecture.json`, text: `${JSON.stringify(written, undefined, 2)}\n` };
}

/** The reader may choose another name, where the browser asks for one. */
async function saveAs(name: string, text: string): Promise<void> {
  const saved = await unlessCanceled(() => fileSave(new Blob([text]), { fileName: name, id: "fixscope" }));
  if (saved !== undefined) notify({ kind: "success", text: () => t("file.saved", { name: saved?.name ?? name }) });
}

async function openKnown(place: FilePlace, file: InputFile): Promise<void> {
  try {
    // Files name lessons.
    await Promise.all(place.engines.map(fetchLessons));
  } catch {
    return warn(() => t("fetch.failed"));
  }
  switch (kindOf(file)) {
    case "recording":
      await openRecording(place, file);
      return;
    case "exercise": {
      const exercise = readExercise(file);
      if (exercise.ok) await openExercise(place, exercise.value);
      else warn(() => exercise.errors.map(describe).join(" "));
      return;
    }
    case "lecture": {
      const lecture = readLecture(file);
      if (lecture.ok) await playLecture(place, file);
      else warn(() => lecture.errors.map(describe).join(" "));
      return;
    }
    case "documents":
      await openWork(place, file);
      return;
    case "program":
      return;
  }
}

/** What is too large for an address is kept in this browser, and the address names it there. */
async function openExercise(place: FilePlace, exercise: Exercise): Promise<void> {
  const { engine, files } = exercise;
  if (fitsExercise(textOfExercise(exercise))) {
    await startExercise(place, exercise);
    return;
  }
  keepExercise(place.records, exercise);
  const document = fitsLink(files) ? undefined : await keepLarge(place.documents, engine, files);
  await startExercise(place, exercise, fingerprintOf(exercise), document?.id);
}

async function openProgram(place: FilePlace, files: readonly InputFile[]): Promise<void> {
  const { engines, workbench } = place;
  const engine = [workbench.engine, ...engines].find((each) => files.some(({ name }) => reads(each, name)));
  if (engine === undefined) {
    warn(() => t("gallery.own.unreadable", { ends: endsOf(engines).join(", ") }));
    return;
  }
  await openOwnProgram(
    place,
    engine,
    files.filter(({ name }) => reads(engine, name)),
  );
}

/** Opens a program in an analysis: by its address, or as a document that the address names where it is too large for one. */
export async function openOwnProgram(
  { links, documents }: Pick<FilePlace, "links" | "documents">,
  engine: EngineManifest,
  own: readonly InputFile[],
): Promise<void> {
  if (own.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS) {
    const name = own.map((file) => file.name).join(", ");
    warn(() => t("file.programTooLarge", { name, limit: MAX_CHARACTERS }));
    return;
  }
  const link = { files: own, options: {} };
  const document = fitsLink(own) ? undefined : await keepLarge(documents, engine.id, own);
  location.assign(
    document === undefined
      ? links.of({ kind: "workbench", page: engine.page.route, link })
      : links.ofDocument(document),
  );
}

/** A run that cannot be read is made anew, as long as its program can. */
async function openRecording({ links, workbenches, documents }: FilePlace, file: InputFile): Promise<void> {
  const read = readRun(file);
  const run = read.ok ? read.run : read.program;
  const workbench = workbenches.find(({ engine }) => engine.id === run?.engine);
  if (!read.ok) warn(read.problem);
  if (run === undefined) return;
  if (workbench === undefined) {
    warn(() => t("file.unknownEngine", { name: file.name, engine: run.engine }));
    return;
  }
  const { engine } = workbench;
  // The address that is written names it: too large for an address, it is in the reader's work.
  if (!fitsLink(run.files)) await keepLarge(documents, engine.id, run.files, run.example);
  workbench.open(linkOfRun(engine, run), read.ok ? read.run : undefined);
  if (read.ok) await shown(workbench);
  // The address is that of the program: to reload it gives the same run.
  location.assign(links.of({ kind: "workbench", page: engine.page.route, link: workbench.link() }));
}

/** Takes over what can be read, and says what cannot, and what the browser did not keep. */
async function openWork({ documents, records }: FilePlace, { name, text }: InputFile): Promise<void> {
  const work = await readWork({ name, text }, documents.parts.isKnown);
  if (work === undefined) {
    warn(() => t("file.damagedWork", { name }));
    return;
  }
  const saved: Saved[] = [];
  for (const document of work.documents) saved.push(await documents.take(document));
  for (const record of work.records) await records.take(record);
  const lost = saved.filter(({ isKept }) => !isKept).length;
  if (saved.length > 0) notify({ kind: "success", text: () => t("file.tookWork", { count: saved.length }) });
  if (work.records.length > 0)
    notify({ kind: "success", text: () => t("file.tookRecords", { count: work.records.length }) });
  if (lost > 0) warn(() => t("file.notKept", { count: lost }));
  if (work.leftOut.length > 0)
    warn(() => t("file.leftOut", { count: work.leftOut.length, name, records: named(work.leftOut) }));
}

/** The first of what was left out, with the place that is wrong. */
function named(leftOut: readonly LeftOut[]): string {
  const names = leftOut.slice(0, 5).map(nameAt);
  return [...names, ...(leftOut.length > names.length ? ["…"] : [])].join(", ");
}

/** A record by its name, if it has one, and by the place in it, if it is not the whole of it. */
function nameAt({ name, path }: LeftOut): string {
  const record = name === "" ? t("file.unnamed") : `“${name}”`;
  return path === "" ? record : t("file.leftOutAt", { record, path });
}

/** Settles once a recorded run is on the screen: its address would have it made anew before. */
function shown({ run: { store } }: Workbench): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(({ status }) => {
      if (status === "running") return;
      stop();
      resolve();
    });
  });
}

/** Undefined where the reader chose no file. */
async function unlessCanceled<T>(choose: () => Promise<T>): Promise<T | undefined> {
  try {
    return await choose();
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === "AbortError")) warn(() => String(reason));
    return undefined;
  }
}

function warn(text: () => string): void {
  notify({ kind: "warning", text, duration: 12_000 });
}
