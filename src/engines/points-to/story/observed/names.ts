/**
 * What an execution shows is told without contexts. These names are the same for a pointer of the analysis and for the
 * place that the interpreter watched: `C.m() n1`, `o8.X::f`, `C.s`, `o5[*]`.
 */
export const observedNames = {
  variable: (method: string, name: string) => `${method} ${name}`,
  field: (object: string, owner: string, field: string) => `${object}.${owner}::${field}`,
  static: (owner: string, field: string) => `${owner}.${field}`,
  array: (object: string) => `${object}[*]`,
};
