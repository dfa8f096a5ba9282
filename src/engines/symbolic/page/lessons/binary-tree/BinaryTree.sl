data Branch { Branch left; Branch right; }

pred tree(Branch x) ==
     emp & x = null
  \/ exists l, r. x -> Branch(l, r) * tree(l) * tree(r);

pre mirror == tree(tree);
