import java.util.EmptyStackException;
import java.util.HashSet;
import java.util.Set;

class StackNode {
  int element;
  StackNode next;

  StackNode(int element, StackNode next) {
    this.element = element;
    this.next = next;
  }
}

/** A stack of linked nodes. */
public class Stack {
  StackNode topOfStack;

  boolean contains(int x) {
    for (StackNode node = topOfStack; node != null; node = node.next)
      if (node.element == x) return true;
    return false;
  }

  boolean isEmpty() {
    return topOfStack == null;
  }

  boolean isFull() {
    return false;
  }

  void makeEmpty() {
    topOfStack = null;
  }

  /** Removes the top, and does nothing when there is none. */
  void pop() {
    if (topOfStack != null) topOfStack = topOfStack.next;
  }

  void push(int x) {
    topOfStack = new StackNode(x, topOfStack);
  }

  int top() {
    if (topOfStack == null) throw new EmptyStackException();
    return topOfStack.element;
  }

  int topAndPop() {
    if (topOfStack == null) throw new EmptyStackException();
    int x = topOfStack.element;
    topOfStack = topOfStack.next;
    return x;
  }

  /** No cycle. */
  public boolean repOK() {
    Set<StackNode> seen = new HashSet<>();
    for (StackNode node = topOfStack; node != null; node = node.next)
      if (!seen.add(node)) return false;
    return true;
  }
}
