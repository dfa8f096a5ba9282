import type { Lesson } from "../../../../engine-kit/index.ts";
import { around } from "./around.ts";

/** The lessons on walks. */
export const lessons: readonly Lesson[] = [around];
