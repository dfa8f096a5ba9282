import { catalog } from "../../../../kernel/index.ts";

/** A lecture: slides on walks, and the window of the presenter. */
export const lecture = catalog("uiLecture", {
  "lecture.missing": "The lecture {file} was not found. It may have been renamed.",
  "lecture.unreachable":
    "The lecture {file} could not be fetched: there is no connection, or the server does not answer.",
  "lecture.forgotten": "This browser no longer has the file of this lecture. Open the file again.",
  "lecture.slides": "Slides",
  "lecture.place": "{slide} of {count}",
  "lecture.back": "Previous slide",
  "lecture.backKey": "Previous slide (Page Up)",
  "lecture.forward": "Next slide",
  "lecture.forwardKey": "Next slide (Page Down)",
  "lecture.present": "Window with the notes",
  "lecture.presentKey": "Window with the notes (n)",
  "lecture.leave": "Leave the lecture, and go on with this walk (Esc)",
  "lecture.blocked": "The browser did not open a second window. Open this link in one: {link}",
  "lecture.question": "Question",
  "lecture.offered": "Possible answers",
  "lecture.answer": "Answer",
  "lecture.theAnswer": "The answer to the question",
  "lecture.notes": "Notes",
  "lecture.noNotes": "No notes.",
  "lecture.notesOf": "Notes · {title}",
  "lecture.next": "Next",
  "lecture.end": "The end",
  "lecture.elapsed": "Time since the start",
  "lecture.planned": "planned so far: {planned} of {all} min",
  "lecture.restart": "Start the clock again",
  "lecture.unheard": "No window with the slides responds.",
  "lecture.openSlides": "Open the slides",
});
