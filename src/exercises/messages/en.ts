import { type Say, sayFrom } from "../../kernel/index.ts";

/** What is read of exercises, on the page and on the command line. */
export const words = {
  "exercise.bad": "{name} cannot be used{at}: {problem}.",
  "exercise.at": " at “{path}”",
  "exercise.noEngine": "there is no engine “{engine}”; known: {known}",
  "exercise.twice": "another question is called “{id}”, too",
  "exercise.unposed": "The run has no answer to question “{id}”: look at its position and at the names in it.{known}",
  "exercise.known": " The run knows {names}.",
  "exercise.positions": " It is answered at the positions {positions}.",
  "exercise.changed":
    "The run does not answer question “{id}” as it did when the exercise was written. Seal it anew (fixscope exercise FILE --seal) if the new answers are right.",
  "exercise.partial":
    "The run of this exercise came to a limit, so its answers are not known. A smaller program or a higher limit gives them.",
  "exercise.other": "These answers belong to another exercise, or to an earlier version of it.",

  "exercise.noAnswers": "grade takes an exercise and at least one file of answers",

  "exercise.next.entry": "Which entry is taken next?",
  "exercise.next.rule": "Which rule fires next?",
  "exercise.next.fact": "What follows next?",
  "exercise.step": "(After step {at}.)",
  "exercise.facts.end": "Which of these facts are there at the end?",
  "exercise.facts.at": "Which of these facts are there now?",
  "exercise.value.end": "What is {of} at the end?",
  "exercise.value.at": "What is {of} now?",
  "exercise.premise": "What does {fact} still lack?",

  "exercise.omitted": "{text} is missing: {because}",
  "exercise.extra": "{text} is wrong: {because}",
  "exercise.unanswered": "Not answered.",
  "exercise.follows": "it follows by “{rule}” from {premises}.",
  "exercise.axiom": "it follows by “{rule}”.",
  "exercise.lacks": "it rests on {premise}, which is not there.",
  "exercise.later": "it follows by “{rule}”, but later.",
  "exercise.there": "it is there already.",
  "exercise.waits": "it waits at place {place}; the first one is taken.",
  "exercise.instead": "what holds is {conclusion}.",
  "exercise.unrelated": "it is no premise.",
  "exercise.underivable": "no rule of this run gives it.",
  "exercise.right": "it is one of the answers.",

  "exercises.command.exercise": "check an exercise and print its questions",
  "exercises.command.grade": "grade files of answers: the first file is the exercise, all others are answers",
  "exercises.exercise.unknown": "nothing: exercise takes {names}",
  "exercises.exercise.key.help": "print the right answers, as a file of answers",
  "exercises.exercise.key.takes": "nothing, or true or false",
  "exercises.exercise.seal.help": "print the exercise with the seals of its answers",
  "exercises.exercise.seal.takes": "nothing, or true or false",
  "exercises.grade.unknown": "nothing: grade takes {names}",
  "exercises.grade.format.help": "json: points and feedback of every question; csv: points, a line for each file",
  "exercises.grade.format.takes": "json or csv",
} as const;

/** Says what concerns exercises. */
export const say: Say<typeof words> = sayFrom(words);
