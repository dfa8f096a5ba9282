import type { FuzzedLanguage } from "./language.ts";

/** Exercises, answers to them, and lectures. */
export const exercises: FuzzedLanguage = {
  extension: ".exercise.json",
  commands: ["exercise", "exercises", "grade", "practice", "lecture check", "lecture deck"],
  grammar: {
    start: [
      '{"fixscope": "exercise", "version": 1, "title": "t", "engine": "$engine", "files": [$file], "options": {}, "questions": [$asked*$question]}',
      '{"fixscope": "exercise", "version": $value, "title": $value, "engine": $value, "files": $value, "questions": $value}',
      '{"fixscope": "lecture", "version": 1, "title": "t", "slides": [$slides*$slide]}',
      '{"fixscope": "lecture", "version": $value, "title": $value, "slides": $value}',
      '{"fixscope": "answers", "version": 1, "exercise": "$word", "name": "$word", "answers": {"q1": ["$word"]}}',
    ],
    engine: ["pushdown", "points-to", "nothing"],
    file: [
      '{"name": "a.pds", "text": "start <p, a>\\n<p, a> -> <q, b>\\n"}',
      '{"name": "Main.java", "text": "class Main { public static void main(String[] a) { Object o = new Main(); } }"}',
      "$value",
    ],
    slides: ["$slide, "],
    slide: [
      '{"engine": "$engine", "files": [$file], "step": $digit}',
      '{"lesson": "one-call-site", "stop": $digit}',
      '{"lesson": "$word", "fact": "$fact"}',
      '{"options": {"context": $value}, "step": "end", "view": "$word", "question": $question}',
      "$value",
    ],
    asked: ["$question, "],
    question: [
      '{"kind": "value", "id": "q$digit", "of": "$subject"}',
      '{"kind": "facts", "id": "q$digit", "points": $digit, "facts": ["$fact", "$fact"], "at": $digit}',
      '{"kind": "next", "id": "q$digit", "about": "entry", "at": $digit}',
      '{"kind": "premise", "id": "q$digit", "fact": "$fact", "at": $digit}',
      "$value",
    ],
    subject: ["pt(o)", "l(q, b, s)", "$word"],
    fact: ["o1 ∈ pt(o)", "l(q, b, s) = 1", "$word"],
    word: ["a", "ε", "{}", "\\\\u0000"],
    digit: ["0", "1", "2", "3", "9"],
    value: ["1", "-1", "1e400", '"a"', "null", "[]", "{}", "[$value, $value]", '{"__proto__": $value}'],
  },
  nests: [
    ["[", "]"],
    ['{"a":', "}"],
    ['"a", ', ""],
  ],
};
