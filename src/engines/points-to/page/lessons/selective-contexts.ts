import { defineLesson } from "../lesson.ts";

export const selectiveContexts = defineLesson({
  id: "selective-contexts",
  title: "Contexts where they pay off",
  source: "Whole programs, Selective context sensitivity",
  after: ["one-object"],
  summary:
    "Two boxes and a log. Contexts cost time everywhere: watch which of the classes would gain anything from them.",
  question: {
    ask: "Boxes and log share their methods. Without contexts, can `mine` be the pear `o7` of the other box?",
    facts: ["[]:mine ∋ o7", "[]:said ∋ o7"],
    answer: "Yes: `o3` and `o4` share `set`, so both boxes hold both fruits, and so does what the log says.",
    beside: 2,
  },
  file: {
    name: "Selective.java",
    text: `class Main {
  public static void main(String[] args) {
    Box apples = new Box();
    Box pears = new Box();
    Log log = new Log();
    apples.set(new Fruit("apple"));
    pears.set(new Fruit("pear"));
    Object mine = apples.get();
    Object yours = pears.get();
    Object said = log.say(mine);
    Object again = log.say(yours);
    System.out.println(mine + " " + yours);
  }
}

/** Worth contexts: two boxes, two contents. */
class Box {
  Object content;

  void set(Object content) {
    this.content = content;
  }

  Object get() {
    return content;
  }
}

/** Not worth contexts: what comes in is never read. */
class Log {
  Object say(Object what) {
    return echo(what);
  }

  Object echo(Object what) {
    return what;
  }
}

class Fruit {
  final String name;

  Fruit(String name) {
    this.name = name;
  }

  public String toString() {
    return name;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-call-site everywhere", options: { context: "1-call", heap: 0, profile: "lecture" } },
    {
      label: "1-call-site for Box.* only",
      options: { context: "1-call", heap: 0, profile: "lecture", selective: "Box.*" },
    },
    {
      label: "1-object for Box.* only",
      options: { context: "1-obj", heap: 0, profile: "lecture", selective: "Box.*" },
    },
    {
      label: "1-call-site, introspective",
      options: { context: "1-call", heap: 0, profile: "lecture", selective: "introspective:4" },
    },
  ],
  stops: [{ when: "[]:mine ∋ o7", say: "Spurious: the pear is in the other box." }],
  output: "apple pear\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.mine": "o6 o7",
        "main.said": "o6 o7",
      },
    },
    {
      preset: 1,
      facts: {
        "main.mine": "o6",
        "main.yours": "o7",
        "main.said": "o6 o7",
        "contexts Log.say": "[10] [11]",
      },
    },
    {
      preset: 2,
      facts: {
        "main.mine": "o6",
        "main.yours": "o7",
        "main.said": "o6 o7",
        "contexts Box.get": "[8] [9]",
        "contexts Log.say": "[]",
      },
    },
    {
      preset: 3,
      facts: {
        "main.mine": "o6",
        "main.yours": "o7",
        "main.said": "o6 o7",
        "contexts Box.get": "[o3] [o4]",
        "contexts Log.say": "[]",
      },
    },
    {
      preset: 4,
      facts: {
        "main.mine": "o6",
        "main.yours": "o7",
        "contexts Box.get": "[8] [9]",
        "contexts Log.say": "[]",
      },
    },
  ],
});
