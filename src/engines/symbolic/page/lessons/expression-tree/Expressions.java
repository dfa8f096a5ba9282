abstract class Expr {
  abstract int value(int x);
}

class Num extends Expr {
  final int number;

  Num(int number) { this.number = number; }

  int value(int x) { return number; }
}

/** The variable x: there is nothing more to say of it. */
class Var extends Expr {
  int value(int x) { return x; }
}

class Add extends Expr {
  final Expr left;
  final Expr right;

  Add(Expr left, Expr right) { this.left = left; this.right = right; }

  int value(int x) { return left.value(x) + right.value(x); }
}

/** Expressions in one variable. */
public class Expressions {
  /** Which value() is meant is known when it is known what e is. */
  static boolean isZero(Expr e, int x) {
    if (e.value(x) == 0) return true;
    return false;
  }

  /** e + 0 and 0 + e are e. */
  static Expr simplify(Expr e) {
    if (!(e instanceof Add)) return e;
    Add sum = (Add) e;
    Expr left = simplify(sum.left);
    Expr right = simplify(sum.right);
    if (left instanceof Num && ((Num) left).number == 0) return right;
    if (right instanceof Num && ((Num) right).number == 0) return left;
    return new Add(left, right);
  }

  /** No part is missing, and none is met twice. */
  static boolean repOK(Expr e) {
    return collect(e, new java.util.HashSet<>());
  }

  private static boolean collect(Expr e, java.util.Set<Expr> seen) {
    if (e == null || !seen.add(e)) return false;
    if (!(e instanceof Add)) return true;
    return collect(((Add) e).left, seen) && collect(((Add) e).right, seen);
  }
}
