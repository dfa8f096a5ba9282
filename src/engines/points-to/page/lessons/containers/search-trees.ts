import { defineLesson } from "../../lesson.ts";

export const searchTrees = defineLesson({
  id: "search-trees",
  title: "Two search trees",
  source: "Containers, Binary tree and recursion",
  after: ["linked-lists"],
  summary:
    "insert and find call themselves on the way down. Watch which nodes and entries the two trees have in common.",
  question: {
    ask: "`ages` holds persons, `rooms` holds rooms. Can `who`, found in `ages`, be the room `o7`?",
    facts: [["o24.left ∋ o24", "[o3]:o24.left ∋ [o3]:o24"], "[]:who ∋ o7"],
    answer: "Yes, without contexts: every node of both trees is `o24`, whose entry may be any of the three.",
    beside: 3,
  },
  file: {
    name: "SearchTrees.java",
    text: `class Main {
  public static void main(String[] args) {
    Tree ages = new Tree();
    Tree rooms = new Tree();
    ages.put(30, new Entry("Ada"));
    ages.put(20, new Entry("Ben"));
    rooms.put(7, new Entry("lab"));
    Entry who = ages.find(ages.root, 20);
    Entry where = rooms.find(rooms.root, 7);
    System.out.println(who.text + " is in the " + where.text);
  }
}

class Tree {
  Node root;

  void put(int key, Entry entry) {
    root = insert(root, key, entry);
  }

  /** Calls itself on the way down: with call strings the last site is soon one of these two. */
  Node insert(Node at, int key, Entry entry) {
    if (at == null) {
      Node leaf = new Node(); // every node of every tree
      leaf.key = key;
      leaf.entry = entry;
      return leaf;
    }
    if (key < at.key) at.left = insert(at.left, key, entry);
    else at.right = insert(at.right, key, entry);
    return at;
  }

  Entry find(Node at, int key) {
    if (key == at.key) return at.entry;
    return key < at.key ? find(at.left, key) : find(at.right, key);
  }
}

class Node {
  int key;
  Entry entry;
  Node left;
  Node right;
}

class Entry {
  final String text;

  Entry(String text) {
    this.text = text;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-call-site + C.S. heap", options: { context: "1-call", heap: 1, profile: "lecture" } },
    { label: "2-call-site", options: { context: "2-call", heap: 1, profile: "lecture" } },
    { label: "1-object + C.S. heap", options: { context: "1-obj", heap: 1, profile: "lecture" } },
  ],
  stops: [
    { when: "o24.left ∋ o24", say: "The whole tree is one abstract node." },
    { when: "[]:who ∋ o7", say: "Spurious: a room where a person was asked for." },
  ],
  output: "Ben is in the lab\n",
  expect: [
    {
      preset: 0,
      facts: {
        "o24.left": "o24",
        "o24.right": "o24",
        "main.who": "o5 o6 o7",
        "main.where": "o5 o6 o7",
      },
    },
    {
      preset: 1,
      facts: {
        "main.who": "o5 o6 o7",
        "main.where": "o5 o6 o7",
      },
    },
    {
      preset: 2,
      facts: {
        "main.who": "o5 o6 o7",
        "main.where": "o5 o6 o7",
      },
    },
    {
      preset: 3,
      facts: {
        "main.who": "o5 o6",
        "main.where": "o7",
      },
    },
  ],
});
