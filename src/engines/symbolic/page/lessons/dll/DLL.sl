data DLL { Entry header; int size; }
data Entry { int element; Entry next; Entry previous; }

// The n entries from x to last, before them previous and behind them end.
pred entries(Entry x, Entry previous, Entry last, Entry end, int n) ==
     emp & x = end & last = previous & n = 0
  \/ exists y, m. x -> Entry(_, y, previous) * entries(y, x, last, end, m) & n = m + 1;

pre add == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre addFirst == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre addI == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre addLast == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre clear == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre clone == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre contains == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre get == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre getFirst == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre getLast == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre indexOf == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
// The entry is null or one of the list.
pre inList == exists h, n, first, last.
     this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n) & entry = null
  \/ exists h, n, first, last, y, z, before, behind.
     this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, z, entry, before)
     * entry -> Entry(_, y, z) * entries(y, entry, last, h, behind) & n = before + behind + 1;
pre lastIndexOf == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre remove == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre removeFirst == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre removeI == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre removeLast == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre set == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre size == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
pre toArray == exists h, n, first, last.
  this -> DLL(h, n) * h -> Entry(_, first, last) * entries(first, h, last, h, n);
