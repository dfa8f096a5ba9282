class Stop {
  int value;
  /** The next stop. */
  Stop next;
  /** The next stop of the express, for an express stop. */
  Stop express;
}

/** A sorted list with two levels: an express that leaves out some stops. */
public class SkipList {
  static boolean contains(Stop head, int x) {
    Stop stop = head;
    while (stop.express != null && stop.express.value <= x) stop = stop.express;
    while (stop != null && stop.value < x) stop = stop.next;
    return stop != null && stop.value == x;
  }

  /** The values ascend, and the express goes from its first stop, the head, along stops of the list. */
  static boolean repOK(Stop head, int x) {
    if (head == null) return false;
    Stop express = head;
    for (Stop stop = head; stop != null; stop = stop.next) {
      if (stop.next != null && stop.next.value <= stop.value) return false;
      if (stop == express) express = stop.express;
      else if (stop.express != null) return false;
    }
    return express == null;
  }
}
