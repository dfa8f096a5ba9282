import { defineLesson } from "../../lesson.ts";

export const iterators = defineLesson({
  id: "iterators",
  title: "An iterator knows its bag",
  source: "Containers, Inner classes and for-each",
  after: ["two-shelves"],
  summary: "Every Walk comes from line 28 and finds its bag through this$0. Watch which bags that field holds.",
  question: {
    ask: "Without contexts, can the iterator of `left` give the stone `o8`, which lies in `right`?",
    facts: [["o28.this$0 ∋ o5", "[o5]:o28.this$0 ∋ o5"], ["o28.this$0 ∋ o6", "[o6]:o28.this$0 ∋ o6"], "[]:food ∋ o8"],
    answer: "Yes: every iterator is the one `o28`, so it seems to walk through both bags.",
    beside: 2,
  },
  file: {
    name: "Iterators.java",
    text: `import java.util.Iterator;

class Main {
  public static void main(String[] args) {
    Bag<Thing> left = new Bag<>();
    Bag<Thing> right = new Bag<>();
    left.add(new Thing("apple"));
    right.add(new Thing("stone"));
    Thing food = left.iterator().next();
    Thing last = null;
    for (Thing each : right) { // iterator(), hasNext(), next()
      last = each;
    }
    System.out.println(food.name + " " + last.name);
  }
}

class Bag<T> implements Iterable<T> {
  Object[] items = new Object[8];
  int size;

  void add(T item) {
    items[size] = item;
    size = size + 1;
  }

  public Iterator<T> iterator() {
    return new Walk(); // one new for all bags
  }

  /** An inner class: each object knows its bag, in the field this$0. */
  class Walk implements Iterator<T> {
    int position;

    public boolean hasNext() {
      return position < size;
    }

    @SuppressWarnings("unchecked")
    public T next() {
      Object item = items[position]; // the items of the bag in this$0
      position = position + 1;
      return (T) item;
    }
  }
}

class Thing {
  final String name;

  Thing(String name) {
    this.name = name;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-object + C.S. heap", options: { context: "1-obj", heap: 1, profile: "lecture" } },
    { label: "2-object", options: { context: "2-obj", heap: 1, profile: "lecture" } },
  ],
  stops: [
    { when: "o28.this$0 ∋ o6", say: "One abstract iterator for both bags." },
    { when: "[]:food ∋ o8", say: "Spurious: the stone is in the other bag." },
  ],
  output: "apple stone\n",
  expect: [
    {
      preset: 0,
      facts: {
        "o28.this$0": "o5 o6",
        "main.food": "o7 o8",
        "main.last": "o7 o8",
      },
    },
    {
      preset: 1,
      facts: {
        "contexts Walk.next": "[o28]",
        "main.food": "o7 o8",
        "main.last": "o7 o8",
      },
    },
    {
      preset: 2,
      facts: {
        "contexts Walk.next": "[o5,o28] [o6,o28]",
        "main.food": "o7",
        "main.last": "o8",
      },
    },
  ],
});
