import { defineLesson } from "../../lesson.ts";

export const storesOfRooms = defineLesson({
  id: "stores-of-rooms",
  title: "What each selector tells apart",
  source: "Containers, The table of selectors",
  after: ["type-sensitivity"],
  summary: "Six things are put into six stores, taken out, and cast. Which selector tells which of them apart?",
  question: {
    ask: "Six things go through the same six lines of `Store` and `Cell`. Does 2-object mix up any two of them?",
    facts: ["[o3]:cup ∋ [o3]:o15"],
    absent: ["[o11]:o65.value ∋ [o3]:o16"],
    answer: "None: each cell has its store as heap context, so each value is one thing, and no cast can fail.",
    beside: 3,
  },
  file: {
    name: "Rooms.java",
    text: `class Main {
  public static void main(String[] args) {
    new Kitchen().furnish();
    new Garage().furnish();
    new Office().furnish();
    new Studio().furnish();
  }
}

class Kitchen {
  Store shelf = new Store();
  Store drawer = new Store();

  void furnish() {
    shelf.put(new Cup());
    drawer.put(new Fork());
    Thing first = shelf.take();
    Thing second = drawer.take();
    first.use();
    second.use();
    Cup cup = (Cup) first;
    Fork fork = (Fork) second;
  }
}

class Garage {
  Store wall = new Store();
  Store floor = new Store();

  void furnish() {
    wall.put(new Saw());
    floor.put(new Tire());
    Thing first = wall.take();
    Thing second = floor.take();
    first.use();
    second.use();
    Saw saw = (Saw) first;
    Tire tire = (Tire) second;
  }
}

class Office {
  Store desk = new Store();

  void furnish() {
    desk.put(new Pen());
    Thing first = desk.take();
    first.use();
    Pen pen = (Pen) first;
  }
}

class Studio {
  Store easel = new Store();

  void furnish() {
    easel.put(new Brush());
    Thing first = easel.take();
    first.use();
    Brush brush = (Brush) first;
  }
}

class Store {
  Cell cell = new Cell(); // one in the text, six in the run

  void put(Thing thing) {
    keep(thing);
  }

  void keep(Thing thing) {
    cell.set(thing);
  }

  Thing take() {
    return found();
  }

  Thing found() {
    return cell.get();
  }
}

class Cell {
  Thing value;

  void set(Thing thing) {
    value = thing;
  }

  Thing get() {
    return value;
  }
}

interface Thing {
  void use();
}

class Cup implements Thing {
  public void use() {}
}

class Fork implements Thing {
  public void use() {}
}

class Saw implements Thing {
  public void use() {}
}

class Tire implements Thing {
  public void use() {}
}

class Pen implements Thing {
  public void use() {}
}

class Brush implements Thing {
  public void use() {}
}
`,
  },
  presets: [
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "java" } },
    { label: "2-type", options: { context: "2-type", heap: 1, profile: "java" } },
    { label: "2-call-site", options: { context: "2-call", heap: 1, profile: "java" } },
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
  ],
  stops: [
    { when: "[o11]:o65.value ∋ [o3]:o15", say: "Each store has a cell of its own: its heap context is the store." },
  ],
  output: "",
  expect: [
    {
      preset: 0,
      facts: { "metric mayFailCasts": "0", "metric polyCalls": "0", "call 19": "Cup.use()", "call 48": "Pen.use()" },
    },
    {
      preset: 1,
      facts: {
        "metric mayFailCasts": "4",
        "metric polyCalls": "4",
        "call 19": "Cup.use() Fork.use()",
        "call 48": "Pen.use()",
      },
    },
    {
      preset: 2,
      facts: {
        "metric mayFailCasts": "6",
        "call 48": "Brush.use() Cup.use() Fork.use() Pen.use() Saw.use() Tire.use()",
      },
    },
    {
      preset: 3,
      facts: {
        "metric mayFailCasts": "6",
        "call 48": "Brush.use() Cup.use() Fork.use() Pen.use() Saw.use() Tire.use()",
      },
    },
  ],
});
