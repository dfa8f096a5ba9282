/**
 * A program that javac 17 refuses, and the line of its first error; with a program near it that javac accepts. The lines
 * were told by javac: tests do not need it.
 */
export type Refused = readonly [line: number, refused: string, accepted?: string];
