import java.util.HashSet;
import java.util.Set;

class ListNode {
  int element;
  ListNode next;

  ListNode(int element, ListNode next) {
    this.element = element;
    this.next = next;
  }
}

/** A singly linked list that knows its size. */
public class SLL {
  ListNode head;
  int size;

  void addLast(int x) {
    ListNode added = new ListNode(x, null);
    if (head == null) {
      head = added;
    } else {
      ListNode last = head;
      while (last.next != null) last = last.next;
      last.next = added;
    }
    size++;
  }

  void clear() {
    head = null;
    size = 0;
  }

  /** The first node that holds x, or null. */
  ListNode find(int x) {
    ListNode node = head;
    while (node != null && node.element != x) node = node.next;
    return node;
  }

  /** The node before the first one that holds x; null when x is at the front or nowhere. */
  ListNode findPrevious(int x) {
    ListNode previous = null;
    ListNode node = head;
    while (node != null) {
      if (node.element == x) return previous;
      previous = node;
      node = node.next;
    }
    return null;
  }

  ListNode first() {
    return head;
  }

  /** Inserts x behind the node p of this list. */
  void insert(int x, ListNode p) {
    p.next = new ListNode(x, p.next);
    size++;
  }

  boolean isEmpty() {
    return head == null;
  }

  void printList() {
    if (head == null) System.out.println("Empty list");
    for (ListNode node = head; node != null; node = node.next) System.out.println(node.element);
  }

  /** Removes the first node that holds x, if there is one. */
  void remove(int x) {
    ListNode previous = null;
    ListNode node = head;
    while (node != null && node.element != x) {
      previous = node;
      node = node.next;
    }
    if (node == null) return;
    if (previous == null) head = node.next;
    else previous.next = node.next;
    size--;
  }

  int size() {
    return size;
  }

  /** No cycle, and as many nodes as the size says. */
  public boolean repOK() {
    Set<ListNode> seen = new HashSet<>();
    for (ListNode node = head; node != null; node = node.next)
      if (!seen.add(node)) return false;
    return seen.size() == size;
  }
}
