/** The names of a program: a type with its kinds, and what stores one of them. */
export interface Vocabulary {
  readonly type: string;
  readonly kinds: readonly [string, string, string];
  readonly container: string;
  /** An instance method of the type that takes one of them, and returns one. */
  readonly meet: string;
}

export const vocabularies: readonly Vocabulary[] = [
  { type: "Animal", kinds: ["Cat", "Dog", "Hen"], container: "Stable", meet: "follow" },
  { type: "Shape", kinds: ["Circle", "Square", "Star"], container: "Frame", meet: "cover" },
  { type: "Vehicle", kinds: ["Bike", "Tram", "Boat"], container: "Garage", meet: "tow" },
  { type: "Plant", kinds: ["Fern", "Rose", "Reed"], container: "Pot", meet: "shade" },
];
