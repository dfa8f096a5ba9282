data DLL { Entry header; int size; }
data Entry { int element; Entry next; Entry previous; }

// The n entries from x to last, before them previous and behind them end.
pred entries(Entry x, Entry previous, Entry last, Entry end, int n) ==
     emp & x = end & last = previous & n = 0
  \/ exists y, m. x -> Entry(_, y, previous) * entries(y, x, last, end, m) & n = m + 1;

pre touch == exists h, n, first, last.
  list -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n) & capacity > 0;
