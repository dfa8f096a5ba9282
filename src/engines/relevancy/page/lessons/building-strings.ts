import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const buildingStrings = defineLesson({
  id: "building-strings",
  title: "Strings and their builders",
  source: "Relevancy analysis, Appendix A",
  after: ["instrumented-code"],
  summary:
    "A builder takes on what is appended to it, and a result depends on receiver and arguments. Watch which builders there are.",
  question: {
    ask: "`notice` appends nothing symbolic itself, but calls `greet`, as `letter` does. Is it relevant?",
    facts: [
      "ra(letter, Driver.main(String[])) = any",
      "ra(notice, Driver.main(String[])) = any",
      "ra(subject, Driver.main(String[])) = const",
    ],
    answer: "Yes: all builders of `greet` are one object, so both texts depend on `user`. `subject` has its own.",
  },
  file: {
    name: "Driver.java",
    text: `public class Driver {
  static String greet(String name) {
    StringBuilder text = new StringBuilder("Dear ");
    text.append(name).append(',');
    return text.toString();
  }

  public static void main(String[] args) {
    String user = Symbolic.string();
    String letter = greet(user);
    String notice = greet("customer");

    StringBuffer buffer = new StringBuffer();
    buffer.append("Order no. ").append(1204);
    String subject = buffer.toString();

    char[] initial = new char[1];
    if (!user.isEmpty()) user.getChars(0, 1, initial, 0);
    char first = initial[0];

    int length = letter.trim().length();
    boolean isLong = length > 40;
    System.out.println(letter + notice + subject + first + isLong);
  }
}
`,
  },
  text: [
    "The library is not entered: a constructor makes its receiver depend on all arguments, and a result depends on receiver and arguments. append returns the builder it was called on, which depends on what was appended.",
    "getChars is one of the exceptions: it has no result and writes into its third argument, so the array initial, and first with it, is relevant.",
    "subject is built from constants in a buffer of its own: nothing from user reaches it.",
  ],
  presets: [mergedGlobals],
  expect: [
    {
      preset: 0,
      relevant: ["user", "letter", "initial", "first", "length", "isLong"].map(
        (name) => `Driver.main(String[])/${name}`,
      ),
      notRelevant: ["Driver.main(String[])/subject"],
    },
  ],
});
