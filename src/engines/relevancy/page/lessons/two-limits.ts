/** How the symbolic value reaches the first object, and what IncL does with it: the four variants of Example 1. */
interface Variant {
  readonly limits: "constructed" | "stored";
  readonly increment: "this.v + t" | "t + 1";
}

const constructed = `    Limit l1 = new Limit(s);
    Limit l2 = new Limit(t);`;

const stored = `    Limit l1 = new Limit(0);
    Limit l2 = new Limit(0);
    l1.v = s;`;

/** The paper's Example 1: one class, two objects, each method called on both. */
export function twoLimits({ limits, increment }: Variant): { readonly name: string; readonly text: string } {
  return {
    name: "Driver.java",
    text: `public class Driver {
  public static void main(String[] args) {
    int s = Symbolic.integer();
    int t = 7;
${limits === "stored" ? stored : constructed}
    int c = l1.IncL(s);
    int d = l2.IncL(t);
    int p = l1.GetL();
    int q = l2.GetL();
  }
}

class Limit {
  int v = 0;
  Limit(int x) {
    this.v = x;
  }
  int GetL() {
    return this.v;
  }
  int IncL(int t) {
    return ${increment};
  }
}
`,
  };
}

/** Labels of variables of `main`. */
export function inMain(...names: readonly string[]): readonly string[] {
  return names.map((name) => `Driver.main(String[])/${name}`);
}
