import { catalog, type Say, sayFrom } from "../../kernel/index.ts";

/** Texts about exercises, on the page and on the command line. */
export const words = catalog("exercises", {
  "exercise.bad": "{name} cannot be used{at}: {problem}.",
  "exercise.noPosition": "it should be a position, such as 12 or 12.1 in the step bar, but it is {received}",
  "exercise.at": " at “{path}”",
  "exercise.noJson": "it is not JSON (“{reason}”)",
  "exercise.missing": "it is missing",
  "exercise.needless": "no entry of this name belongs there",
  "exercise.mismatch": "it should be {expected}, but it is {received}",
  "exercise.noEngine": "there is no engine “{engine}”; known: {known}",
  "exercise.twice": "another question has the id “{id}”, too",
  "exercise.unposed": "The run has no answer to question “{id}”: check its position and the names in it.{known}",
  "exercise.known": " The run knows {names}.",
  "exercise.positions": " It has answers at the positions {positions}.",
  "exercise.changed":
    "The run does not answer question “{id}” as it did when the exercise was written. Seal it again (fixscope exercise FILE --seal) if the new answers are right.",
  "exercise.partial":
    "The run of this exercise reached a limit, so its answers are not known. A smaller program or a higher limit gives them.",
  "exercise.other": "These answers belong to another exercise, or to an earlier version of it.",

  "lecture.noProgram": "the first slide must name a lesson, or an engine and the files of a program",
  "lecture.twoPrograms": "a slide has a lesson or files of its own, not both",
  "lecture.otherLesson": "there is no lesson “{lesson}”; did you mean “{near}”?",
  "lecture.noLesson": "there is no lesson “{lesson}”; the id of a lesson follows example= in its link",
  "lecture.fetched":
    "the program of “{lesson}” has too many files for a lecture; add the files that matter to the slide",
  "lecture.twoPlaces": "a slide is at a step, at a fact or at a stop of its lesson: keep one of them",
  "lecture.noStop": "there is no stop {stop} among the {stops} of the lesson",
  "lecture.noView": "there is no view “{view}”; known: {known}",
  "lecture.noStep": "the run ends after step {last}; write “end” for its last one",
  "lecture.noFact":
    "the run has no fact “{fact}”; write it as the tables of the page do, and check whether it holds under the options of the slide",
  "lecture.noAnswer": "the run has no answer to this question: check its position and the names in it.{known}",
  "lecture.failed": "the program cannot be analyzed: {problem}",

  "exercise.noAnswers": "grade takes an exercise and at least one file of answers",

  "exercise.next.entry": "Which entry is taken next?",
  "exercise.next.rule": "Which rule fires next?",
  "exercise.next.fact": "What follows next?",
  "exercise.step": "(After step {at}.)",
  "exercise.facts.end": "Which of these facts hold at the end?",
  "exercise.facts.at": "Which of these facts hold now?",
  "exercise.value.end": "What is {of} at the end?",
  "exercise.value.at": "What is {of} now?",
  "exercise.premise": "What does {fact} still lack?",

  "exercise.omitted": "{text} is missing: {because}",
  "exercise.extra": "{text} is wrong: {because}",
  "exercise.hint": "{written} was read as {meant}, as the run writes it.",
  "exercise.unanswered": "Not answered.",
  "exercise.follows": "it follows by “{rule}” from {premises}.",
  "exercise.axiom": "it follows by “{rule}”.",
  "exercise.lacks": "it rests on {premise}, which does not hold.",
  "exercise.later": "it follows by “{rule}”, but later.",
  "exercise.there": "it holds already.",
  "exercise.waits": "it waits at place {place}; the first one is taken.",
  "exercise.instead": "{conclusion} holds instead.",
  "exercise.unrelated": "it is not a premise.",
  "exercise.unoffered": "it is none of the answers to choose from.",
  "exercise.underivable": "no rule of this run derives it.",
  "exercise.right": "it is one of the answers.",

  "exercises.command.exercise": "check an exercise and print its questions",
  "exercises.command.lecture check": "check a lecture: every lesson, option, step, fact and question of its slides",
  "exercises.command.grade": "grade files of answers: the first file is the exercise, all others are answers",
  "exercises.command.exercises": "list the exercises on lessons, or print one as a file",
  "exercises.command.practice": "print an exercise on a random program, the same one for the same number",
  "exercises.exercises.id.help": "the exercise to print, by its id in the list",
  "exercises.exercises.id.takes": "an id: a word from the list",
  "exercises.practice.engine.help": "the analysis; if not given, the first that has programs to practice on",
  "exercises.practice.engine.takes": "the id of an analysis: a word",
  "exercises.practice.difficulty.help": "what the program is about; if not given, the easiest",
  "exercises.practice.difficulty.takes": "a difficulty of the analysis: a word",
  "exercises.practice.seed.help": "the number of the program and of its questions",
  "exercises.practice.seed.takes": "a whole number up to 999999",
  "exercises.practice.count.help": "maximum number of questions",
  "exercises.noExercise": "there is no exercise “{id}”; known: {known}",
  "exercises.noPractice": "there are no programs to practice on for “{engine}”; there are for {known}",
  "exercises.noDifficulty": "there is no difficulty “{difficulty}”; known: {known}",
  "exercises.practice.title": "Practice: {difficulty}, number {seed}",
  "exercises.exercise.key.help": "print the right answers, as a file of answers",
  "exercises.exercise.key.takes": "nothing, or true or false",
  "exercises.exercise.seal.help": "print the exercise with the seals of its answers",
  "exercises.exercise.seal.takes": "nothing, or true or false",
  "exercises.grade.format.help":
    "json: points and feedback of every question; csv: points, one line per file; spreadsheet: csv that spreadsheets read as UTF-8",
});

/** Words a text about exercises. */
export const say: Say<typeof words> = sayFrom(words);
