data Expr { }
data Num extends Expr { int number; }
data Var extends Expr { }
data Add extends Expr { Expr left; Expr right; }

pred expr(Expr e) ==
     exists n. e -> Num(n)
  \/ e -> Var()
  \/ exists l, r. e -> Add(l, r) * expr(l) * expr(r);

pre isZero == expr(e);
pre simplify == expr(e);
