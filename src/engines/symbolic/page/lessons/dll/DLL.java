import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Set;

class Entry {
  int element;
  Entry next;
  Entry previous;

  Entry(int element, Entry next, Entry previous) {
    this.element = element;
    this.next = next;
    this.previous = previous;
  }
}

/** A circular doubly linked list: the header, which holds no element, stands between the last entry and the first. */
public class DLL {
  Entry header;
  int size;

  DLL() {
    header = new Entry(0, null, null);
    header.next = header;
    header.previous = header;
  }

  boolean add(int x) {
    addBefore(x, header);
    return true;
  }

  void addFirst(int x) {
    addBefore(x, header.next);
  }

  void addI(int index, int x) {
    addBefore(x, index == size ? header : entry(index));
  }

  void addLast(int x) {
    addBefore(x, header);
  }

  void clear() {
    header.next = header;
    header.previous = header;
    size = 0;
  }

  public DLL clone() {
    DLL copy = new DLL();
    for (Entry e = header.next; e != header; e = e.next) copy.add(e.element);
    return copy;
  }

  boolean contains(int x) {
    return indexOf(x) != -1;
  }

  int get(int index) {
    return entry(index).element;
  }

  int getFirst() {
    if (size == 0) throw new NoSuchElementException();
    return header.next.element;
  }

  int getLast() {
    if (size == 0) throw new NoSuchElementException();
    return header.previous.element;
  }

  /** Whether an entry is one of this list. */
  boolean inList(Entry entry) {
    for (Entry e = header.next; e != header; e = e.next)
      if (e == entry) return true;
    return false;
  }

  int indexOf(int x) {
    int index = 0;
    for (Entry e = header.next; e != header; e = e.next) {
      if (e.element == x) return index;
      index++;
    }
    return -1;
  }

  int lastIndexOf(int x) {
    int index = size;
    for (Entry e = header.previous; e != header; e = e.previous) {
      index--;
      if (e.element == x) return index;
    }
    return -1;
  }

  /** Removes the first entry that holds x. */
  boolean remove(int x) {
    for (Entry e = header.next; e != header; e = e.next) {
      if (e.element == x) {
        removeEntry(e);
        return true;
      }
    }
    return false;
  }

  int removeFirst() {
    return removeEntry(header.next);
  }

  int removeI(int index) {
    return removeEntry(entry(index));
  }

  int removeLast() {
    return removeEntry(header.previous);
  }

  int set(int index, int x) {
    Entry e = entry(index);
    int old = e.element;
    e.element = x;
    return old;
  }

  int size() {
    return size;
  }

  int[] toArray() {
    int[] result = new int[size];
    int i = 0;
    for (Entry e = header.next; e != header; e = e.next) {
      result[i] = e.element;
      i++;
    }
    return result;
  }

  private void addBefore(int x, Entry e) {
    Entry added = new Entry(x, e, e.previous);
    added.previous.next = added;
    added.next.previous = added;
    size++;
  }

  /** The entry with this index, from the nearer end. */
  private Entry entry(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException();
    Entry e = header;
    if (index < size / 2) {
      for (int i = 0; i <= index; i++) e = e.next;
    } else {
      for (int i = size; i > index; i--) e = e.previous;
    }
    return e;
  }

  private int removeEntry(Entry e) {
    if (e == header) throw new NoSuchElementException();
    e.previous.next = e.next;
    e.next.previous = e.previous;
    size--;
    return e.element;
  }

  /** One ring through the header, the links back are the links forward turned round, and the size counts the entries. */
  public boolean repOK() {
    if (header == null) return false;
    Set<Entry> seen = new HashSet<>();
    Entry e = header;
    do {
      if (!seen.add(e) || e.next == null || e.next.previous != e) return false;
      e = e.next;
    } while (e != header);
    return seen.size() == size + 1;
  }
}
