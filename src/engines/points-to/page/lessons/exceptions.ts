import { defineLesson } from "../lesson.ts";

export const exceptions = defineLesson({
  id: "exceptions",
  title: "Where exceptions go",
  source: "The language, Exceptions",
  after: ["one-call-site"],
  summary:
    "An exception of run travels back along call edges to the first catch of its class. Watch which exceptions come back to which call.",
  question: {
    ask: "`print.start()` in line 10 only throws `o3`. Can its second catch, in line 13, get anything?",
    facts: ["[]:caught ∋ o3", "[]:other ∋ o4"],
    answer: "Yes, it seems: both jobs share `run`, so `o4` comes out of it, too, and the first catch does not take it.",
    beside: 3,
  },
  file: {
    name: "Exceptions.java",
    text: `class Main {
  public static void main(String[] args) {
    Trouble noPaper = new NoPaper();
    Trouble noSpace = new NoSpace();
    Job print = new Job(noPaper);
    Job store = new Job(noSpace);
    Trouble handled = null;
    Trouble logged = null;
    try {
      print.start();
    } catch (NoPaper caught) { // tried first
      handled = caught;
    } catch (Trouble other) { // what the catch above has not taken
      handled = other;
    }
    try {
      store.start();
    } catch (Trouble caught) {
      logged = caught;
    } finally {
      System.out.println("done");
    }
    System.out.println(handled.advice() + ", " + logged.advice());
  }
}

class Job {
  final Trouble trouble;

  Job(Trouble trouble) {
    this.trouble = trouble;
  }

  void start() {
    run(); // no catch here: what run throws goes on to the callers of start
  }

  void run() {
    Trouble found = trouble;
    throw found;
  }
}

abstract class Trouble extends RuntimeException {
  abstract String advice();
}
class NoPaper extends Trouble {
  String advice() {
    return "add paper";
  }
}
class NoSpace extends Trouble {
  String advice() {
    return "delete files";
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "java" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "java" } },
    { label: "2-call-site", options: { context: "2-call", heap: 1, profile: "java" } },
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "java" } },
  ],
  stops: [
    {
      when: "[]:other ∋ o4",
      say: "Spurious: print throws NoPaper only. The catch above did not take NoSpace, so this one does.",
    },
  ],
  output: "done\nadd paper, delete files\n",
  expect: [
    {
      preset: 0,
      facts: {
        "run.found": "o3 o4",
        "main.handled": "o3 o4",
        "main.other": "o4",
        "main.logged": "o3 o4",
      },
    },
    {
      preset: 1,
      facts: {
        "main.handled": "o3 o4",
        "main.other": "o4",
        "main.logged": "o3 o4",
      },
    },
    {
      preset: 2,
      facts: {
        "main.handled": "o3",
        "main.other": "-",
        "main.logged": "o4",
      },
    },
    {
      preset: 3,
      facts: {
        "main.handled": "o3",
        "main.other": "-",
        "main.logged": "o4",
      },
    },
  ],
});
