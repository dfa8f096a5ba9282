import { embed } from "./embed.ts";
import { lecture } from "./lecture.ts";
import { present } from "./present.ts";

/** Texts of lectures, of embedded walks, and of who speaks in *Present*. */
export const classroom = [embed, lecture, present] as const;
