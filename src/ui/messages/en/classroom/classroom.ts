import { embed } from "./embed.ts";
import { lecture } from "./lecture.ts";

/** Texts of lectures and of embedded walks. */
export const classroom = [embed, lecture] as const;
