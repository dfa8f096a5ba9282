/**
 * What is wrong with declarations and the types in them.
 * Each sentence on what is wrong has another, `id/remedy`, on what to write instead.
 */
export const TYPE_MESSAGES = {
  "extends-final-class": "{name} is final, so nothing can extend it.",
  "extends-final-class/remedy": "Leave out “extends {name}”.",
  "extends-interface": "{name} is an interface.",
  "extends-interface/remedy": "Write “implements {name}”.",
  "implements-class": "{name} is a class, not an interface.",
  "implements-class/remedy": "Write “extends {name}”.",
  "interface-extends-class": "{name} is a class, not an interface.",
  "interface-extends-class/remedy": "An interface extends interfaces only.",
  "listed-twice": "{name} is listed twice.",
  "listed-twice/remedy": "Leave one out.",
  "method-without-return-type": "“{name}” has no return type, as if it were a constructor of {class}.",
  "method-without-return-type/remedy": "Put a return type or void before it, or call it {class}.",
  "no-class-or-interface": "{type} is no class or interface.",
  "no-class-or-interface/remedy": "Name one.",
  "no-type-parameters": "{name} has no type parameters.",
  "no-type-parameters/remedy": "Leave the type arguments out.",
  "not-imported": "The class “{name}” is not imported.",
  "not-imported/remedy": "Put “import {package}.{name};” at the top.",
  "own-supertype": "{name} is its own supertype.",
  "own-supertype/remedy": "Break the circle of “extends” and “implements”.",
  "primitive-type-argument": "A type argument is a class, and {type} is none.",
  "primitive-type-argument/remedy": "Write {boxed}.",
  "type-argument-out-of-bounds": "{type} is no subtype of {bound}, the bound of the type parameter {parameter}.",
  "type-argument-out-of-bounds/remedy": "Name {bound} or a subtype of it.",
  "value-of-type-void": "Nothing can have the type void.",
  "value-of-type-void/remedy": "Only methods that return nothing are void; name another type.",
  "wrong-number-of-type-arguments":
    "{name} has {count, plural, one {# type parameter} other {# type parameters}}, not {given}.",
  "wrong-number-of-type-arguments/remedy": "Write {count, plural, one {# type argument} other {# type arguments}}.",
} as const;
