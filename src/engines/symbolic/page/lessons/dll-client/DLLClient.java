/** A client that keeps what was asked for last at the front of a list. */
public class DLLClient {
  /** Moves x to the front; a new x goes there, and the last element is dropped when there are more than capacity. */
  static void touch(DLL list, int x, int capacity) {
    if (!list.remove(x) && list.size() >= capacity) list.removeLast();
    list.addFirst(x);
  }

  static boolean repOK(DLL list, int x, int capacity) {
    return list != null && list.repOK() && capacity > 0;
  }
}
