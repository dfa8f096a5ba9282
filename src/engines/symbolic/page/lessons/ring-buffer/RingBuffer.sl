data RingBuffer { int[] items; int first; int size; }

pred ring(RingBuffer b) ==
     exists items, f, n. b -> RingBuffer(items, f, n) * items -> int[1](_) & f = 0 & 0 <= n & n <= 1
  \/ exists items, f, n. b -> RingBuffer(items, f, n) * items -> int[3](_, _, _) & 0 <= f & f < 3 & 0 <= n & n <= 3;

pre add == ring(this);
pre remove == ring(this);
pre contains == ring(this);
