/** A program of `count` classes: each keeps an object, hands one to the next class and calls two helpers. */
export function manyClasses(count: number): string {
  const classes = Array.from({ length: count }, (_, index) => classText(index, (index + 1) % count));
  const calls = Array.from(
    { length: count },
    (_, index) => `    C${index} c${index} = new C${index}();\n    c${index}.run();\n`,
  );
  return `${classes.join("")}class Main {
  static Object same(Object p) { return p; }
  public static void main(String[] args) {
${calls.join("")}  }
}
`;
}

function classText(index: number, next: number): string {
  return `class C${index} {
  Object kept;
  void keep(Object o) { this.kept = o; }
  Object give() { Object r = this.kept; return r; }
  void run() {
    Object mine = new C${index}();
    Object copy = Main.same(mine);
    this.keep(copy);
    C${next} other = new C${next}();
    other.keep(mine);
    Object back = other.give();
    Object last = this.give();
  }
}
`;
}
