import { defineLesson } from "../../lesson.ts";

export const visitors = defineLesson({
  id: "visitors",
  title: "Visitor: dispatched twice",
  source: "Design patterns, Visitor",
  after: ["one-object"],
  summary:
    "accept dispatches on the node, then line 24 on the visitor, which is an argument. Watch which visitors meet there.",
  question: {
    ask: "Line 7 visits `one` with `show` alone. Without contexts, which `literal()` can its second dispatch call?",
    facts: [
      ["24 → Show.literal(Literal)", "[7]:24 → [24]:Show.literal(Literal)"],
      "[]:shown ∋ o41",
      ["24 → Check.literal(Literal)", "[7]:24 → [24]:Check.literal(Literal)"],
      "[]:shown ∋ o50",
    ],
    answer: "Those of Show and of Check: all visits share `accept`, so `shown` may be the `o50` of the other visit.",
    beside: 1,
  },
  file: {
    name: "Visitors.java",
    text: `class Main {
  public static void main(String[] args) {
    Expression one = new Literal();
    Expression sum = new Sum(one);
    Visitor show = new Show();
    Visitor check = new Check();
    Object shown = one.accept(show); // first dispatch: Literal.accept
    Object checked = one.accept(check);
    Object whole = sum.accept(show); // first dispatch: Sum.accept
    System.out.println(shown + ", " + checked + ", " + whole);
  }
}

interface Visitor {
  Object literal(Literal it);
  Object sum(Sum it);
}

abstract class Expression {
  abstract Object accept(Visitor visitor);
}
class Literal extends Expression {
  Object accept(Visitor visitor) {
    return visitor.literal(this); // second dispatch: which visitor?
  }
}
class Sum extends Expression {
  final Expression part;

  Sum(Expression part) {
    this.part = part;
  }

  Object accept(Visitor visitor) {
    return visitor.sum(this); // second dispatch: which visitor?
  }
}

class Show implements Visitor {
  public Object literal(Literal it) {
    return new Text("1");
  }

  public Object sum(Sum it) {
    return new Text(it.part.accept(this) + " + " + it.part.accept(this));
  }
}
class Check implements Visitor {
  public Object literal(Literal it) {
    return new Text("int");
  }

  public Object sum(Sum it) {
    return it.part.accept(this);
  }
}

class Text {
  final String content;

  Text(String content) {
    this.content = content;
  }

  public String toString() {
    return content;
  }
}
`,
  },
  presets: [
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "[]:24 → []:Check.literal(Literal)", say: "One node, two visitors: the second dispatch has two targets." },
    { when: "[]:shown ∋ o50", say: "Spurious: the result of the other visit." },
  ],
  output: "1, int, 1 + 1\n",
  expect: [
    {
      preset: 0,
      facts: {
        "call 7": "Literal.accept(Visitor)",
        "call 24": "Check.literal(Literal) Show.literal(Literal)",
        "call 35": "Show.sum(Sum)",
        "main.shown": "o41 o50",
        "main.checked": "o41 o50",
        "main.whole": "o45",
      },
    },
    {
      preset: 1,
      facts: {
        "main.shown": "o41",
        "main.checked": "o50",
        "main.whole": "o45",
      },
    },
    {
      preset: 2,
      facts: {
        "main.shown": "o41 o50",
        "main.checked": "o41 o50",
        "main.whole": "o45",
      },
    },
  ],
});
