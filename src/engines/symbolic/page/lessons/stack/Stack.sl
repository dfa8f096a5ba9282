data Stack { StackNode topOfStack; }
data StackNode { int element; StackNode next; }

pred nodes(StackNode x) ==
     emp & x = null
  \/ exists y. x -> StackNode(_, y) * nodes(y);

pre contains == exists t. this -> Stack(t) * nodes(t);
pre isEmpty == exists t. this -> Stack(t) * nodes(t);
pre isFull == exists t. this -> Stack(t) * nodes(t);
pre makeEmpty == exists t. this -> Stack(t) * nodes(t);
pre pop == exists t. this -> Stack(t) * nodes(t);
pre push == exists t. this -> Stack(t) * nodes(t);
pre top == exists t. this -> Stack(t) * nodes(t);
pre topAndPop == exists t. this -> Stack(t) * nodes(t);
