import { loadClassroomMessages, loadCompareMessages, loadExerciseMessages } from "../index.ts";

/** Components are tested without the page that fetches their sentences. */
await Promise.all([loadClassroomMessages(), loadCompareMessages(), loadExerciseMessages()]);
