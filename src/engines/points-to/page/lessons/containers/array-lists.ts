import { defineLesson } from "../../lesson.ts";

export const arrayLists = defineLesson({
  id: "array-lists",
  title: "Two ArrayLists",
  source: "Containers, The library’s ArrayList",
  after: ["two-shelves"],
  summary:
    "Two lists of the library’s java.util.ArrayList, analyzed like any other class: a cat is put into one, a cow into the other.",
  question: {
    ask: "Without contexts, which `speak()` can line 11 call on what comes out of `home`?",
    facts: ["[]:pet ∋ o8", "[]:pet ∋ o9"],
    answer: "Cat’s and Cow’s: all ArrayLists share `add`, `get` and one array, so the cow `o9` seems to be at home.",
    beside: 2,
  },
  file: {
    name: "ArrayLists.java",
    text: `import java.util.ArrayList;
import java.util.List;

class Main {
  public static void main(String[] args) {
    List<Pet> home = new ArrayList<>();
    List<Pet> farm = new ArrayList<>();
    home.add(new Cat());
    farm.add(new Cow());
    Pet pet = home.get(0);
    String says = pet.speak(); // which speak?
    Cow cow = (Cow) farm.get(0); // can this fail?
    System.out.println(says + ", " + cow.speak());
  }
}

interface Pet {
  String speak();
}
class Cat implements Pet {
  public String speak() {
    return "meow";
  }
}
class Cow implements Pet {
  public String speak() {
    return "moo";
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "java" } },
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "java" } },
    { label: "2-call-site", options: { context: "2-call", heap: 1, profile: "java" } },
    { label: "2-type", options: { context: "2-type", heap: 1, profile: "java" } },
  ],
  stops: [
    { when: "[]:pet ∋ o9", say: "Spurious: the cow is in the other list." },
    { when: "[]:11 → []:Cow.speak()", say: "The call has become polymorphic." },
  ],
  output: "meow, moo\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.pet": "o8 o9",
        "call 11": "Cat.speak() Cow.speak()",
        "metric mayFailCasts": "1",
        "metric polyCalls": "1",
      },
    },
    {
      preset: 1,
      facts: {
        "main.pet": "o8 o9",
        "metric mayFailCasts": "1",
        "metric polyCalls": "1",
      },
    },
    {
      preset: 2,
      facts: {
        "main.pet": "o8",
        "main.cow": "o9",
        "call 11": "Cat.speak()",
        "metric mayFailCasts": "0",
        "metric polyCalls": "0",
      },
    },
    {
      preset: 3,
      facts: {
        "main.pet": "o8 o9",
        "metric mayFailCasts": "1",
      },
    },
    {
      preset: 4,
      facts: {
        "main.pet": "o8 o9",
        "metric mayFailCasts": "1",
      },
    },
  ],
});
