/** A queue in an array: behind the last element comes the first one. */
public class RingBuffer {
  int[] items;
  int first;
  int size;

  /** Whether there was room. */
  boolean add(int item) {
    if (size == items.length) return false;
    int at = first + size;
    if (at >= items.length) at -= items.length;
    items[at] = item;
    size++;
    return true;
  }

  int remove() {
    if (size == 0) throw new IllegalStateException();
    int item = items[first];
    first++;
    if (first == items.length) first = 0;
    size--;
    return item;
  }

  boolean contains(int item) {
    for (int i = 0; i < size; i++) {
      int at = first + i;
      if (at >= items.length) at -= items.length;
      if (items[at] == item) return true;
    }
    return false;
  }

  boolean repOK() {
    return items != null && 0 <= first && first < items.length && 0 <= size && size <= items.length;
  }
}
