import { defineLesson } from "../../lesson.ts";

export const linkedLists = defineLesson({
  id: "linked-lists",
  title: "A list is a loop",
  source: "Containers, Linked list",
  after: ["two-shelves"],
  summary: "Line 19 makes every node of every queue. Watch how a list of any length is drawn with so few objects.",
  question: {
    ask: "A queue may get longer and longer. What does the `next` of its abstract node point to?",
    facts: [["o19.next ∋ o19", "[o3]:o19.next ∋ [o3]:o19"], "[]:hungry ∋ o7"],
    answer: "To `o19`, itself: all nodes are one object, so the list is a loop, and `o7` of the bank is in it.",
    beside: 2,
  },
  file: {
    name: "LinkedLists.java",
    text: `class Main {
  public static void main(String[] args) {
    Queue bakery = new Queue();
    Queue bank = new Queue();
    bakery.add(new Person("Ada"));
    bakery.add(new Person("Ben"));
    bank.add(new Person("Cem"));
    Person hungry = bakery.poll();
    Person rich = bank.poll();
    System.out.println(hungry.name + " " + rich.name);
  }
}

class Queue {
  Node head;
  Node tail;

  void add(Person person) {
    Node node = new Node(); // every node of every queue
    node.person = person;
    if (tail == null) head = node;
    else tail.next = node; // the abstract node points to itself
    tail = node;
  }

  Person poll() {
    Node node = head;
    head = node.next;
    return node.person;
  }
}

class Node {
  Person person;
  Node next;
}

class Person {
  final String name;

  Person(String name) {
    this.name = name;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "1-object + C.S. heap", options: { context: "1-obj", heap: 1, profile: "lecture" } },
  ],
  stops: [
    { when: "o19.next ∋ o19", say: "Node after node: one abstract object pointing to itself." },
    { when: "[]:hungry ∋ o7", say: "Spurious: the bank’s person stands at the bakery." },
  ],
  output: "Ada Cem\n",
  expect: [
    {
      preset: 0,
      facts: {
        "o19.next": "o19",
        "o19.person": "o5 o6 o7",
        "main.hungry": "o5 o6 o7",
        "main.rich": "o5 o6 o7",
      },
    },
    {
      preset: 1,
      facts: {
        "main.hungry": "o5 o6 o7",
        "main.rich": "o5 o6 o7",
      },
    },
    {
      preset: 2,
      facts: {
        "o19.next": "o19",
        "main.hungry": "o5 o6",
        "main.rich": "o7",
      },
    },
  ],
});
