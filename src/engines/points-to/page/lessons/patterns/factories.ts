import { defineLesson } from "../../lesson.ts";

export const factories = defineLesson({
  id: "factories",
  title: "Factory: who called?",
  source: "Design patterns, Factory method",
  after: ["context-sensitive-heap"],
  summary: "A factory method makes all cars in line 16. Watch the context that its two calls get, and so the car.",
  question: {
    ask: "Each call of `build` makes a car of its own. Does object sensitivity tell the two cars apart?",
    facts: [["[]:old ∋ o16", "[]:old ∋ [5]:o16"], ["[]:modern ∋ o16", "[]:modern ∋ [6]:o16"], "[]:heard ∋ o4"],
    answer: "No: `build` is static, so there is no receiver to be the context. Both cars are the one `o16`.",
    beside: 3,
  },
  file: {
    name: "Factories.java",
    text: `class Main {
  public static void main(String[] args) {
    Engine petrol = new Engine("petrol");
    Engine electric = new Engine("electric");
    Car old = Factory.build(petrol);
    Car modern = Factory.build(electric);
    Engine heard = old.engine;
    Engine silent = modern.engine;
    System.out.println(heard.kind + " " + silent.kind);
  }
}

class Factory {
  /** A static method: there is no receiver that could tell its calls apart. */
  static Car build(Engine engine) {
    Car car = new Car(); // one place for all cars
    car.engine = engine;
    return car;
  }
}

class Car {
  Engine engine;
}

class Engine {
  String kind;

  Engine(String kind) {
    this.kind = kind;
  }
}
`,
  },
  presets: [
    { label: "1-object + C.S. heap", options: { context: "1-obj", heap: 1, profile: "lecture" } },
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "1-call-site + C.S. heap", options: { context: "1-call", heap: 1, profile: "lecture" } },
    { label: "1-hybrid + C.S. heap", options: { context: "1-hybrid", heap: 1, profile: "lecture" } },
  ],
  stops: [{ when: "[]:heard ∋ o4", say: "Spurious: both cars are the object of line 16." }],
  output: "petrol electric\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.heard": "o3 o4",
        "main.silent": "o3 o4",
        "contexts Factory.build": "[]",
      },
    },
    {
      preset: 1,
      facts: {
        "main.heard": "o3 o4",
        "main.silent": "o3 o4",
        "contexts Factory.build": "[]",
      },
    },
    {
      preset: 2,
      facts: {
        "main.heard": "o3 o4",
        "main.silent": "o3 o4",
        "contexts Factory.build": "[5] [6]",
      },
    },
    {
      preset: 3,
      facts: {
        "main.heard": "o3",
        "main.silent": "o4",
        "contexts Factory.build": "[5] [6]",
      },
    },
    {
      preset: 4,
      facts: {
        "main.heard": "o3",
        "main.silent": "o4",
        "contexts Factory.build": "[5] [6]",
      },
    },
  ],
});
