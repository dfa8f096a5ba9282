import { type AnalysisError, catalog, fill, type MessageValues, type Span } from "../../kernel/index.ts";

/** What Fixscope does not read or know of Java; `id/instead` is a sentence on what to write. */
export const UNSUPPORTED_MESSAGES = catalog("javaUnsupported", {
  "library-class": "The library class “{name}”",
  "library-class/instead": "Leave the import out, or declare a class of that name.",
  "library-field": "The library field {name}",
  "library-field/instead": "Declare a constant of your own.",
  "library-package": "The library package “{name}”",
  "library-package/instead": "Leave the import out, or declare the classes of it that you use.",
  "library-method": "The library method {name}",
  "library-method/instead": "Declare a class of your own with such a method.",
  "no-database": "“{name}”",
  "no-database/instead": "Programs run without a database: keep the data in collections.",
  "no-files": "“{name}”",
  "no-files/instead": "Programs run without files: write the text into the program, or read it from System.in.",
  "no-network": "“{name}”",
  "no-network/instead": "Programs run without a network: write the data that would be received into the program.",
  "no-reflection": "“{name}”",
  "no-reflection/instead": "Programs run without reflection: name the class, the method or the field in the program.",
  "no-windows": "“{name}”",
  "no-windows/instead": "Programs run without windows: print to System.out.",
  "module-declaration": "A module declaration",
  "module-declaration/instead": "Leave it out.",
  "other-syntax": "This ({name})",
  "other-syntax/instead": "Leave it out.",
  "receiver-parameter": "A receiver parameter",
  "receiver-parameter/instead": "Leave it out.",
  "string-template": "A string template",
  "string-template/instead": "Join the parts with +.",
});

type Ids = keyof typeof UNSUPPORTED_MESSAGES;

/** The ids of what is not supported. */
export type Unsupported = Exclude<Ids, `${string}/instead`>;

/** Valid Java that Fixscope does not read or know. */
export function unsupported(span: Span, id: Unsupported, values?: MessageValues): AnalysisError {
  const text = (key: Ids): string => fill(UNSUPPORTED_MESSAGES, key, values);
  return { kind: "unsupported-syntax", span, construct: text(id), instead: text(`${id}/instead`) };
}

/** Whether that is what an error says. */
export function isUnsupported(error: AnalysisError, id: Unsupported): boolean {
  return error.kind === "unsupported-syntax" && error.instead === fill(UNSUPPORTED_MESSAGES, `${id}/instead`);
}
