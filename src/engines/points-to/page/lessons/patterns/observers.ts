import { defineLesson } from "../../lesson.ts";

export const observers = defineLesson({
  id: "observers",
  title: "Observer: who is told?",
  source: "Design patterns, Observer",
  after: ["one-object"],
  summary:
    "Each button keeps its listeners in a list of its own. The array of the list lies three objects deep: button, list, array.",
  question: {
    ask: "The disk `o8` listens to `save` only. Without contexts, does a click on `quit` reach it?",
    facts: [
      ["Disk.clicked.source ∋ o6", "[o8]:Disk.clicked.source ∋ o6"],
      ["Disk.clicked.source ∋ o7", "[o8]:Disk.clicked.source ∋ o7"],
    ],
    answer: "It seems so: both buttons keep their listeners in one list and one array, so each tells both.",
    beside: 2,
  },
  file: {
    name: "Observers.java",
    text: `import java.util.ArrayList;
import java.util.List;

class Main {
  public static void main(String[] args) {
    Button save = new Button("save");
    Button quit = new Button("quit");
    save.onClick(new Disk());
    quit.onClick(new Lamp());
    save.click();
    quit.click();
  }
}

interface Listener {
  void clicked(Button source);
}

class Button {
  final String name;
  private final List<Listener> listeners = new ArrayList<>(); // one list for each button

  Button(String name) {
    this.name = name;
  }

  void onClick(Listener listener) {
    listeners.add(listener);
  }

  void click() {
    for (Listener each : listeners) {
      each.clicked(this); // whom does a button tell?
    }
  }
}

class Disk implements Listener {
  public void clicked(Button source) {
    System.out.println(source.name + ": written to disk");
  }
}

class Lamp implements Listener {
  public void clicked(Button source) {
    System.out.println(source.name + ": light off");
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "java" } },
    { label: "3-object", options: { context: "3-obj", heap: 2, profile: "java" } },
  ],
  stops: [{ when: "[]:Disk.clicked.source ∋ o7", say: "Spurious: a click on quit never reaches the disk." }],
  output: "save: written to disk\nquit: light off\n",
  expect: [
    {
      preset: 0,
      facts: {
        "Disk.clicked.source": "o6 o7",
        "Lamp.clicked.source": "o6 o7",
      },
    },
    {
      preset: 1,
      facts: {
        "Disk.clicked.source": "o6 o7",
        "Lamp.clicked.source": "o6 o7",
        "contexts Button.click": "[o6] [o7]",
      },
    },
    {
      preset: 2,
      facts: {
        "Disk.clicked.source": "o6",
        "Lamp.clicked.source": "o7",
        "contexts Button.click": "[o6] [o7]",
      },
    },
  ],
});
