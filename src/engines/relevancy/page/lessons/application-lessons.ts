import type { LessonQuestion } from "../../../../engine-kit/index.ts";
import { type Application, applications } from "./applications.ts";

/** One property of an application as a lesson of the relevancy analysis: its driver is the entry, its calls of `Symbolic` the seeds. */
interface ApplicationLesson {
  readonly id: string;
  readonly engine: "relevancy";
  readonly title: string;
  readonly source: string;
  readonly summary: string;
  readonly question: LessonQuestion;
  readonly file: { readonly name: string; readonly text: string };
  readonly presets: readonly {
    readonly label: string;
    readonly options: {
      readonly context: string;
      readonly heap: number;
      readonly globals: "merged" | "refined";
      readonly entry: string;
    };
  }[];
  readonly load: Application["load"];
}

/** The applications, a lesson a property. */
export const applicationLessons: readonly ApplicationLesson[] = applications.flatMap((application) =>
  application.properties.map(
    ({ driver, summary, question }): ApplicationLesson => ({
      id: `${application.id}-${driver
        .replace(/Driver$/, "")
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-")
        .toLowerCase()}`,
      engine: "relevancy",
      title: `${application.title}: ${driver}`,
      source: `Applications, ${application.title}`,
      summary: `${summary} ${application.summary}`,
      question,
      file: { name: `${driver}.java`, text: "" },
      presets: [
        {
          label: "Table 1, merged globals",
          options: { context: "ci", heap: 0, globals: "merged", entry: `${driver}.main(String[])` },
        },
      ],
      load: application.load,
    }),
  ),
);
