import { type Catalog, catalog } from "../../../kernel/index.ts";

/** What is read of walks before one runs. */
export const words: Catalog = catalog("digraphWords", {
  "digraph.tab.short": "Graph",
  "digraph.page.name": "Directed graphs",
  "digraph.page.title": "{name} · Directed graphs · Fixscope",
  "digraph.own": "Your own graph",
  "digraph.oneFile": "this command takes one file.",
  "digraph.line": "a line such as “a -> b” or “start a”",
  "digraph.noStart": "there is no start.",
  "digraph.command.digraph": "what the start of a directed graph reaches, as JSON",
  "digraph.options.order.help": "fifo or lifo; the result is the same",
  "digraph.options.order.takes": "fifo or lifo",
  "digraph.options.order.name": "Worklist order",
  "digraph.options.order.label": "Worklist order",
  "digraph.options.order.fifo": "first in, first out",
  "digraph.options.order.lifo": "last in, first out",
  "digraph.options.maxSteps.help": "approximate maximum number of steps; past it the result is partial",
  "digraph.options.maxSteps.takes": "a positive number",
  "digraph.options.timeout.help": "time limit in milliseconds; past it the result is partial",
  "digraph.options.timeout.takes": "a number of milliseconds",
  "digraph.notation.reached": "the nodes that are reached",
});
