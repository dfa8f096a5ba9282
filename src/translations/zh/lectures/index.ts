import type { LectureTranslations } from "../../../exercises/index.ts";
import { catalogOf } from "../../../kernel/index.ts";
import { contextSensitivity1 } from "./context-sensitivity-1.ts";
import { contextSensitivity2 } from "./context-sensitivity-2.ts";
import { tour } from "./tour.ts";

/** What the lectures beside the page say, by the names of their files. */
const lectures: LectureTranslations = {
  "context-sensitivity-1": contextSensitivity1,
  "context-sensitivity-2": contextSensitivity2,
  tour,
};

export const lectureTexts = catalogOf(lectures);
