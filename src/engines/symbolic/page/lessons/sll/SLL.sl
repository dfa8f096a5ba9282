data SLL { ListNode head; int size; }
data ListNode { int element; ListNode next; }

pred list(ListNode x, int n) ==
     emp & x = null & n = 0
  \/ exists y, m. x -> ListNode(_, y) * list(y, m) & n = m + 1;

pred segment(ListNode x, ListNode end, int n) ==
     emp & x = end & n = 0
  \/ exists y, m. x -> ListNode(_, y) * segment(y, end, m) & n = m + 1;

pre addLast == exists h, n. this -> SLL(h, n) * list(h, n);
pre clear == exists h, n. this -> SLL(h, n) * list(h, n);
pre find == exists h, n. this -> SLL(h, n) * list(h, n);
pre findPrevious == exists h, n. this -> SLL(h, n) * list(h, n);
pre first == exists h, n. this -> SLL(h, n) * list(h, n);
// p is a node of the list.
pre insert == exists h, n, q, before, behind.
  this -> SLL(h, n) * segment(h, p, before) * p -> ListNode(_, q) * list(q, behind) & n = before + behind + 1;
pre isEmpty == exists h, n. this -> SLL(h, n) * list(h, n);
pre printList == exists h, n. this -> SLL(h, n) * list(h, n);
pre remove == exists h, n. this -> SLL(h, n) * list(h, n);
pre size == exists h, n. this -> SLL(h, n) * list(h, n);
