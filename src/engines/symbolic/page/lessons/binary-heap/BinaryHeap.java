/** A priority queue in an array: no element is smaller than the one it hangs below. */
public class BinaryHeap {
  int[] keys;
  int size;

  /** Whether there was room. */
  boolean insert(int key) {
    if (size == keys.length) return false;
    int at = size;
    size++;
    while (at > 0 && key < keys[(at - 1) / 2]) {
      keys[at] = keys[(at - 1) / 2];
      at = (at - 1) / 2;
    }
    keys[at] = key;
    return true;
  }

  int removeLeast() {
    if (size == 0) throw new IllegalStateException();
    int least = keys[0];
    size--;
    int key = keys[size];
    int at = 0;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && keys[child + 1] < keys[child]) child++;
      if (key <= keys[child]) break;
      keys[at] = keys[child];
      at = child;
    }
    keys[at] = key;
    return least;
  }

  boolean repOK() {
    if (keys == null || size < 0 || size > keys.length) return false;
    for (int at = 1; at < size; at++) if (keys[(at - 1) / 2] > keys[at]) return false;
    return true;
  }
}
