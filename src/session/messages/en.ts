import { type Say, sayFrom } from "../../kernel/index.ts";

/** What is read of the commands that belong to no engine. */
export const words = {
  "session.description": "Static analyses of Java, step by step.",
  "session.lang.help":
    "the language of help, messages and sentences: en or zh; that of the environment (LC_ALL, LC_MESSAGES, LANG) if not given",
  "session.lang.takes": "It takes en or zh.",
  "session.usage.usage": "Usage:",
  "session.usage.arguments": "Arguments:",
  "session.usage.options": "Options:",
  "session.usage.globalOptions": "Options of every command:",
  "session.usage.commands": "Commands:",
  "session.usage.help": "display help for command",
  "session.usage.version": "output the version number",
  "session.usage.unknownOption": "error: unknown option '{name}'",
  "session.usage.unknownCommand": "error: unknown command '{name}'",
  "session.usage.missingArgument": "error: missing required argument '{name}'",
  "session.usage.missingValue": "error: option '{name}' argument missing",
  "session.usage.badValue": "error: option '{name}' argument '{value}' is invalid. {takes}",
  "session.usage.tooMany": "error: too many arguments: {received} where {expected} are expected",
  "session.usage.meant": "(Did you mean {names}?)",

  "session.warning": "{place}: warning: {text}",

  "session.file.missing": "there is no such file",
  "session.file.forbidden": "it may not be opened",
  "session.file.isFolder": "it is a folder",
  "session.file.isNoFolder": "it is no folder",

  "session.command.run": "execute in the interpreter: output, exceptions, observed facts",
  "session.command.ir": "the three-address code, as text",
  "session.command.trace": "every step of an engine, one JSON line each",
  "session.command.serve": 'JSON Lines in, JSON Lines out: one answer a request, in order; {"cancel": id} cancels one',
  "session.serve.jobs.help": "requests carried out at once; with more than one, answers come as they are ready",
  "session.serve.threadEnded": "the thread ended",
  "session.serve.number": "It takes a whole number from 1.",
  "session.serve.memory.help": "memory limit in megabytes",

  "session.command.figure": "one step of a run as a figure (SVG, TikZ) or a table (CSV, Markdown, LaTeX)",
  "session.command.handout": "program, algorithm and steps of a run as a page of HTML to print",
  "session.figure.unknown": "nothing: it takes {names}",
  "session.figure.lesson.help": "a lesson in place of files; on the command line its id stands where files stand",
  "session.figure.lesson.takes": "the id of a lesson",
  "session.figure.preset.help": "which of the lesson's option sets, from 1",
  "session.figure.preset.takes": "a whole number from 1",
  "session.figure.engine.help": "the engine for files, by its id or a command of it",
  "session.figure.engine.takes": "an engine or a command",
  "session.figure.step.help": "the number of steps that were made; the end if not given",
  "session.figure.step.takes": "a whole number",
  "session.figure.steps.help": "positions, with commas; those at which the lesson stops if not given",
  "session.figure.steps.takes": "whole numbers with commas between them",
  "session.figure.view.help": "a view or a panel of the page, rule, or proof; the first view if not given",
  "session.figure.view.takes": "the name of a view",
  "session.figure.format.help": "svg and tikz for figures; csv, markdown and latex for tables",
  "session.figure.format.takes": "svg, tikz, csv, markdown or latex",
  "session.figure.grey.help": "black, white and grey only",
  "session.figure.grey.takes": "true or false",
  "session.figure.paper.help": "the size of the page",
  "session.figure.paper.takes": "A4 or Letter",
  "session.figure.noLesson":
    "there is no lesson “{name}”; the first page of the site lists them, and “trace” takes files.",
  "session.figure.noPreset": "there is no option set {preset}: the lesson has {last}.",
  "session.figure.noFigures": "figures are drawn on the command line and on the page, not here.",
  "session.figure.pastEnd": "step {step} is past the end: the run has {length} steps.",

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
