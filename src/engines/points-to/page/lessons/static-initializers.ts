import { defineLesson } from "../lesson.ts";

export const staticInitializers = defineLesson({
  id: "static-initializers",
  title: "When classes are initialized",
  source: "The language, Static initializers",
  after: ["one-call-site"],
  summary:
    "new, a static field and a static call initialize a class, with its superclass first. Watch which initializers run.",
  question: {
    ask: "Four initializers call `note`. Which of their texts can `first` in line 5 be?",
    facts: ['[]:first ∋ "Shape"', '[]:first ∋ "Circle"'],
    absent: ['[]:first ∋ "Settings"', '[]:first ∋ "Unused"'],
    answer:
      "“Shape” and “Circle” of `new Circle()`: a constant does not initialize Settings, and nothing names Unused.",
  },
  file: {
    name: "StaticInitializers.java",
    text: `class Main {
  public static void main(String[] args) {
    System.out.println("start");
    Circle circle = new Circle(); // Shape's initializer, then Circle's
    Object first = Registry.last;
    Object limit = Settings.MAX; // a constant: Settings is not initialized
    System.out.println(first + " " + limit + " " + circle.name);
  }
}

class Registry {
  static Object last = "nothing";

  static Object note(Object what) {
    System.out.println("init " + what);
    last = what;
    return what;
  }
}

class Shape {
  static Object base = Registry.note("Shape");
  Object name = base;
}

class Circle extends Shape {
  static Object kind = Registry.note("Circle");
}

class Settings {
  static final String MAX = "max";
  static Object loud = Registry.note("Settings");
}

class Unused {
  static Object never = Registry.note("Unused");
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "java" } },
  ],
  stops: [{ when: 'Shape.base ∋ "Circle"', say: "Spurious: both initializers call note, and both get both texts." }],
  output: "start\ninit Shape\ninit Circle\nCircle max Shape\n",
  expect: [
    {
      preset: 0,
      facts: {
        "contexts Shape.<clinit>": "[]",
        "contexts Circle.<clinit>": "[]",
        "contexts Settings.<clinit>": "-",
        "contexts Unused.<clinit>": "-",
        "static Registry.last": '"Circle" "nothing" "Shape"',
        "static Shape.base": '"Circle" "Shape"',
        "main.limit": '"max"',
      },
    },
    {
      preset: 1,
      facts: {
        "static Registry.last": '"Circle" "nothing" "Shape"',
        "static Shape.base": '"Shape"',
        "static Circle.kind": '"Circle"',
      },
    },
  ],
});
