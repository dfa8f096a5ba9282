import { type Say, sayFrom } from "../../kernel/index.ts";

/** What is read of the commands that belong to no engine. */
export const words = {
  "session.description": "Static analyses of Java, step by step.",
  "session.command.run": "execute in the interpreter: output, exceptions, observed facts",
  "session.command.ir": "the three-address code, as text",
  "session.command.trace": "every step of an engine, one JSON line each",
  "session.command.serve": 'JSON Lines in, JSON Lines out: one answer a request, in order; {"cancel": id} cancels one',
  "session.serve.jobs.help": "requests carried out at once; with more than one, answers come as they are ready",
  "session.serve.threadEnded": "the thread ended",
  "session.serve.number": "It takes a whole number from 1.",
  "session.serve.memory.help": "memory limit in megabytes",

  "session.noEngine": "there is no engine “{name}”; known: {known}.",
  "session.noCommand": "there is no command “{name}”; known: {known}.",
  "session.noProgram": "no program “{name}” can be made.",
  "session.serve.json": "the line is not JSON.",
  "session.serve.object": "a request is an object.",
  "session.serve.command": "“command” is missing; it names what to do, for example “pta”.",
  "session.serve.files": "“files” is a list of {name, text}.",
  "session.serve.options": "“options” is an object.",

  "session.trace.noAnswer": "the run ended without an answer",

  "session.ir.unknown": "nothing: ir has no options",

  "session.run.unknown": "nothing: run takes {names}",
  "session.run.entry.help": "label of the method to start from; the only main if not given",
  "session.run.entry.takes": "a method label",
  "session.run.input.help": "what the program reads from System.in",
  "session.run.input.takes": "a text",
  "session.run.arguments.help": "what main receives, separated by blanks",
  "session.run.arguments.takes": "words separated by blanks",
  "session.run.maxSteps.help": "maximum number of instructions",
  "session.run.maxSteps.takes": "a whole number",
  "session.run.timeout.help": "time limit in milliseconds",
  "session.run.timeout.takes": "a number of milliseconds",
} as const;

/** Says what concerns no engine. */
export const say: Say<typeof words> = sayFrom(words);
