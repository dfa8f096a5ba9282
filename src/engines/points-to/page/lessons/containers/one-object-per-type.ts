import { defineLesson } from "../../lesson.ts";

export const oneObjectPerType = defineLesson({
  id: "one-object-per-type",
  title: "One object for each type",
  source: "Containers, What one abstract object stands for",
  after: ["type-sensitivity"],
  summary:
    "An abstract object may stand for all objects of one new, or for all objects of a type. Watch what each choice merges.",
  question: {
    ask: "The notes of lines 9 to 11 differ in their text only. How many objects does `note` point to?",
    facts: ["[]:note ∋ o9", "[]:note ∋ o10", "[]:note ∋ o11", "[]:pears ∋ o4"],
    absent: ["[]:pears ∋ o_Box"],
    answer: "Three, one for each `new`: `o9`, `o10`, `o11`. By type they would be one, and so would both boxes.",
    beside: 1,
  },
  file: {
    name: "OneObjectPerType.java",
    text: `class Main {
  public static void main(String[] args) {
    Box apples = new Box();
    Box pears = new Box();
    apples.put(new Apple());
    pears.put(new Pear());
    Object a = apples.take(); // in truth: the apple only
    Object p = pears.take();
    Object note = new Note("ripe");
    if (a == p) note = new Note("mixed");
    if (p == null) note = new Note("lost");
    System.out.println(a != p);
  }
}

class Box {
  Object thing;

  void put(Object t) {
    thing = t;
  }

  Object take() {
    return thing;
  }
}

class Note {
  String text;

  Note(String text) {
    this.text = text;
  }
}

class Apple {}
class Pear {}
`,
  },
  presets: [
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    {
      label: "1-object, by type",
      options: { context: "1-obj", heap: 0, profile: "lecture", heapAbstraction: "type" },
    },
    { label: "C.I., by type", options: { context: "ci", heap: 0, profile: "lecture", heapAbstraction: "type" } },
    {
      label: "1-object, literals merged",
      options: { context: "1-obj", heap: 0, profile: "java", mergeStrings: "constants" },
    },
  ],
  stops: [
    { when: "[]:pears ∋ o4", say: "By allocation site the second box is an object of its own." },
    { when: "[]:pears ∋ o_Box", say: "By type it is the object that the first box is …" },
    { when: "[]:a ∋ o_Pear", say: "… so a pear is taken from the box of apples. Spurious." },
  ],
  output: "true\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.a": "o5",
        "main.p": "o6",
        "main.note": "o9 o10 o11",
        "contexts Box.put": "[o3] [o4]",
      },
    },
    {
      preset: 1,
      facts: {
        "main.a": "o_Apple o_Pear",
        "main.p": "o_Apple o_Pear",
        "main.note": "o_Note",
        "o_Box.thing": "o_Apple o_Pear",
        "contexts Box.put": "[o_Box]",
      },
    },
    {
      preset: 2,
      facts: {
        "main.a": "o_Apple o_Pear",
        "main.p": "o_Apple o_Pear",
        "main.note": "o_Note",
        "contexts Box.put": "[]",
      },
    },
    {
      preset: 3,
      facts: {
        "main.a": "o5",
        "main.p": "o6",
        "o9.text": "o_String",
        "o10.text": "o_String",
      },
    },
  ],
});
