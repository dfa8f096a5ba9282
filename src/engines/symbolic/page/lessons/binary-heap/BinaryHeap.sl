data BinaryHeap { int[] keys; int size; }

pred heap(BinaryHeap h) ==
     exists k. h -> BinaryHeap(k, 0) * k -> int[4](_, _, _, _)
  \/ exists k. h -> BinaryHeap(k, 1) * k -> int[4](_, _, _, _)
  \/ exists k, a, b. h -> BinaryHeap(k, 2) * k -> int[4](a, b, _, _) & a <= b
  \/ exists k, a, b, c. h -> BinaryHeap(k, 3) * k -> int[4](a, b, c, _) & a <= b & a <= c
  \/ exists k, a, b, c, d. h -> BinaryHeap(k, 4) * k -> int[4](a, b, c, d) & a <= b & a <= c & b <= d;

pre insert == heap(this);
pre removeLeast == heap(this);
