import { embed } from "./embed.ts";
import { lecture } from "./lecture.ts";

/** What is said in lectures and in embedded walks. */
export const classroom = [embed, lecture] as const;
