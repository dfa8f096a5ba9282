import { defineLesson } from "../../lesson.ts";

export const lambdaPipeline = defineLesson({
  id: "lambda-pipeline",
  title: "Lambdas and what they capture",
  source: "The language, Lambdas and method references",
  after: ["one-call-site"],
  summary:
    "A lambda is an object whose fields are the captured variables, such as o5.val$red. The one in line 17 captures two other lambdas.",
  question: {
    ask: "`twice` only stamps in red. Can its paper carry the blue stamp `o4`, without contexts?",
    facts: [
      ["o17.val$before ∋ o5", "[7]:o17.val$before ∋ o5"],
      ["o17.val$before ∋ o6", "[8a]:o17.val$before ∋ o6"],
      "[]:one ∋ o4",
    ],
    answer: "Yes: both pipelines are the lambda `o17`, whose field `before` holds both steps, so both stamp.",
    beside: 3,
  },
  file: {
    name: "LambdaPipeline.java",
    text: `class Main {
  public static void main(String[] args) {
    Stamp red = new Stamp("red");
    Stamp blue = new Stamp("blue");
    Step markRed = paper -> paper.with(red); // captures red
    Step markBlue = paper -> paper.with(blue); // captures blue
    Step twice = chain(markRed, markRed);
    Step copied = chain(markBlue, Paper::copy);
    Paper first = twice.apply(new Paper());
    Paper second = copied.apply(new Paper());
    Stamp one = first.stamp;
    Stamp other = second.stamp;
    System.out.println(one.color + " " + other.color);
  }

  static Step chain(Step before, Step after) {
    return paper -> after.apply(before.apply(paper)); // captures before and after
  }
}

interface Step {
  Paper apply(Paper paper);
}

class Paper {
  Stamp stamp;

  Paper with(Stamp stamp) {
    Paper stamped = new Paper();
    stamped.stamp = stamp;
    return stamped;
  }

  Paper copy() {
    return with(stamp);
  }
}

class Stamp {
  final String color;

  Stamp(String color) {
    this.color = color;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "1-call-site + C.S. heap", options: { context: "1-call", heap: 1, profile: "lecture" } },
  ],
  stops: [
    { when: "o5.val$red ∋ o3", say: "The captured variable is a field of the lambda." },
    { when: "o17.val$before ∋ o6", say: "Both pipelines are this one abstract object." },
    { when: "[]:one ∋ o4", say: "Spurious: the first pipeline never stamps in blue." },
  ],
  output: "red blue\n",
  expect: [
    {
      preset: 0,
      facts: {
        "o5.val$red": "o3",
        "o6.val$blue": "o4",
        "o17.val$before": "o5 o6",
        "o17.val$after": "o5 o8",
        "main.one": "o3 o4",
        "main.other": "o3 o4",
      },
    },
    {
      preset: 1,
      facts: {
        "o17.val$before": "o5 o6",
        "main.one": "o3 o4",
        "main.other": "o3 o4",
      },
    },
    {
      preset: 2,
      facts: {
        "o17.val$before": "o5 o6",
        "main.one": "o3 o4",
        "main.other": "o3 o4",
      },
    },
    {
      preset: 3,
      facts: {
        "o17.val$before": "o5 o6",
        "main.one": "o3",
        "main.other": "o4",
      },
    },
  ],
});
