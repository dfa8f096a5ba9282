/** Fig. 1's `add` in the core language: the sum of two numbers that are lists of digits. */
export const coreAdd = `data node { int val; node next; }
input node x, node y;

      dummyHead := new node(0, null);
      z := dummyHead;
loop: if x != null then goto body else goto done;
body: sum := new node(x.val + y.val, null);
      z.next := sum;
      x := x.next;
      y := y.next;
      z := z.next;
      goto loop;
done: result := dummyHead.next;
`;
