import { defineLesson } from "../../lesson.ts";

export const twoShelves = defineLesson({
  id: "two-shelves",
  title: "Two shelves, one array",
  source: "Containers, A container of one’s own",
  after: ["context-sensitive-heap", "one-object"],
  summary: "Line 16 is one new for the arrays of all shelves. Watch where the array of each shelf comes from.",
  question: {
    ask: "Without contexts, can the tool `o6` be taken from the shelf of books?",
    facts: [["o3.places ∋ o16", "o3.places ∋ [o3]:o16"], ["o4.places ∋ o16", "o4.places ∋ [o4]:o16"], "[]:read ∋ o6"],
    answer: "Yes: line 16 is one `new`, so both shelves have the same array `o16`, with book and tool in it.",
    beside: 2,
  },
  file: {
    name: "TwoShelves.java",
    text: `class Main {
  public static void main(String[] args) {
    Shelf books = new Shelf();
    Shelf tools = new Shelf();
    Object novel = new Book();
    Object hammer = new Tool();
    books.put(novel);
    tools.put(hammer);
    Object read = books.take(); // in truth: the book only
    Object used = tools.take();
    System.out.println(read == novel && used == hammer);
  }
}

class Shelf {
  Object[] places = new Object[4]; // one place in the text, two arrays in the run
  int count;

  void put(Object thing) {
    places[count] = thing;
    count = count + 1;
  }

  Object take() {
    count = count - 1;
    return places[count];
  }
}

class Book {}
class Tool {}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    { label: "1-object + C.S. heap", options: { context: "1-obj", heap: 1, profile: "lecture" } },
    { label: "1-type + C.S. heap", options: { context: "1-type", heap: 1, profile: "lecture" } },
  ],
  stops: [
    { when: "o4.places ∋ o16", say: "Both shelves hold the same abstract array …" },
    { when: "[]:read ∋ o6", say: "… so the tool is taken from the shelf of books. Spurious." },
  ],
  output: "true\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.read": "o5 o6",
        "main.used": "o5 o6",
        "o16[*]": "o5 o6",
      },
    },
    {
      preset: 1,
      facts: {
        "main.read": "o5 o6",
        "main.used": "o5 o6",
        "contexts Shelf.put": "[o3] [o4]",
      },
    },
    {
      preset: 2,
      facts: {
        "main.read": "o5",
        "main.used": "o6",
        "contexts Shelf.put": "[o3] [o4]",
      },
    },
    {
      preset: 3,
      facts: {
        "main.read": "o5 o6",
        "main.used": "o5 o6",
        "contexts Shelf.put": "[Main]",
      },
    },
  ],
});
