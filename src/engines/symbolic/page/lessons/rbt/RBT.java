import java.util.NoSuchElementException;

class RBTEntry {
  int key;
  int value;
  RBTEntry left;
  RBTEntry right;
  RBTEntry parent;
  int color = RBT.BLACK;

  RBTEntry(int key, int value, RBTEntry parent) {
    this.key = key;
    this.value = value;
    this.parent = parent;
  }
}

/** A map as a red-black tree with links to parents. */
public class RBT {
  static final int RED = 0;
  static final int BLACK = 1;

  RBTEntry root;

  boolean containsKey(int key) {
    return getEntry(key) != null;
  }

  boolean containsValue(int value) {
    return containsValue(root, value);
  }

  int firstKey() {
    if (root == null) throw new NoSuchElementException();
    return minimum(root).key;
  }

  /** The value of a key, or 0. */
  int get(int key) {
    RBTEntry entry = getEntry(key);
    return entry == null ? 0 : entry.value;
  }

  int lastKey() {
    if (root == null) throw new NoSuchElementException();
    RBTEntry entry = root;
    while (entry.right != null) entry = entry.right;
    return entry.key;
  }

  void put(int key, int value) {
    RBTEntry parent = null;
    RBTEntry entry = root;
    while (entry != null) {
      if (key == entry.key) {
        entry.value = value;
        return;
      }
      parent = entry;
      entry = key < entry.key ? entry.left : entry.right;
    }
    entry = new RBTEntry(key, value, parent);
    if (parent == null) {
      root = entry;
      return;
    }
    if (key < parent.key) parent.left = entry;
    else parent.right = entry;
    fixAfterInsertion(entry);
  }

  void remove(int key) {
    RBTEntry entry = getEntry(key);
    if (entry != null) removeEntry(entry);
  }

  private static boolean containsValue(RBTEntry entry, int value) {
    if (entry == null) return false;
    return entry.value == value || containsValue(entry.left, value) || containsValue(entry.right, value);
  }

  private RBTEntry getEntry(int key) {
    RBTEntry entry = root;
    while (entry != null && key != entry.key) entry = key < entry.key ? entry.left : entry.right;
    return entry;
  }

  private static RBTEntry minimum(RBTEntry entry) {
    while (entry.left != null) entry = entry.left;
    return entry;
  }

  private static boolean isBlack(RBTEntry entry) {
    return entry == null || entry.color == BLACK;
  }

  private void fixAfterInsertion(RBTEntry x) {
    x.color = RED;
    while (x != root && x.parent.color == RED) {
      RBTEntry grandparent = x.parent.parent;
      if (x.parent == grandparent.left) {
        RBTEntry uncle = grandparent.right;
        if (isBlack(uncle)) {
          if (x == x.parent.right) {
            x = x.parent;
            rotateLeft(x);
          }
          x.parent.color = BLACK;
          grandparent.color = RED;
          rotateRight(grandparent);
        } else {
          x.parent.color = BLACK;
          uncle.color = BLACK;
          grandparent.color = RED;
          x = grandparent;
        }
      } else {
        RBTEntry uncle = grandparent.left;
        if (isBlack(uncle)) {
          if (x == x.parent.left) {
            x = x.parent;
            rotateRight(x);
          }
          x.parent.color = BLACK;
          grandparent.color = RED;
          rotateLeft(grandparent);
        } else {
          x.parent.color = BLACK;
          uncle.color = BLACK;
          grandparent.color = RED;
          x = grandparent;
        }
      }
    }
    root.color = BLACK;
  }

  /** An entry with two children takes key and value of the next one, which has one child at most and goes instead. */
  private void removeEntry(RBTEntry entry) {
    if (entry.left != null && entry.right != null) {
      RBTEntry next = minimum(entry.right);
      entry.key = next.key;
      entry.value = next.value;
      entry = next;
    }
    RBTEntry child = entry.left != null ? entry.left : entry.right;
    if (child != null) {
      child.color = BLACK;
      replace(entry, child);
    } else {
      if (entry.color == BLACK) fixBeforeDeletion(entry);
      replace(entry, null);
    }
  }

  /** The paths through x lose a black entry. */
  private void fixBeforeDeletion(RBTEntry x) {
    while (x != root && x.color == BLACK) {
      if (x == x.parent.left) {
        RBTEntry sibling = x.parent.right;
        if (sibling.color == RED) {
          sibling.color = BLACK;
          x.parent.color = RED;
          rotateLeft(x.parent);
          sibling = x.parent.right;
        }
        if (isBlack(sibling.left) && isBlack(sibling.right)) {
          sibling.color = RED;
          x = x.parent;
        } else {
          if (isBlack(sibling.right)) {
            sibling.left.color = BLACK;
            sibling.color = RED;
            rotateRight(sibling);
            sibling = x.parent.right;
          }
          sibling.color = x.parent.color;
          x.parent.color = BLACK;
          sibling.right.color = BLACK;
          rotateLeft(x.parent);
          x = root;
        }
      } else {
        RBTEntry sibling = x.parent.left;
        if (sibling.color == RED) {
          sibling.color = BLACK;
          x.parent.color = RED;
          rotateRight(x.parent);
          sibling = x.parent.left;
        }
        if (isBlack(sibling.left) && isBlack(sibling.right)) {
          sibling.color = RED;
          x = x.parent;
        } else {
          if (isBlack(sibling.left)) {
            sibling.right.color = BLACK;
            sibling.color = RED;
            rotateLeft(sibling);
            sibling = x.parent.left;
          }
          sibling.color = x.parent.color;
          x.parent.color = BLACK;
          sibling.left.color = BLACK;
          rotateRight(x.parent);
          x = root;
        }
      }
    }
    x.color = BLACK;
  }

  /** Puts another entry, or nothing, where an entry is. */
  private void replace(RBTEntry entry, RBTEntry by) {
    RBTEntry parent = entry.parent;
    if (by != null) by.parent = parent;
    if (parent == null) root = by;
    else if (entry == parent.left) parent.left = by;
    else parent.right = by;
  }

  private void rotateLeft(RBTEntry p) {
    RBTEntry r = p.right;
    p.right = r.left;
    if (r.left != null) r.left.parent = p;
    replace(p, r);
    r.left = p;
    p.parent = r;
  }

  private void rotateRight(RBTEntry p) {
    RBTEntry l = p.left;
    p.left = l.right;
    if (l.right != null) l.right.parent = p;
    replace(p, l);
    l.right = p;
    p.parent = l;
  }

  /** Ordered, linked back, black at the root, no red entry below a red one, as many black ones on every path. */
  public boolean repOK() {
    return isBlack(root) && isOrdered(root, null, Long.MIN_VALUE, Long.MAX_VALUE) && blackHeight(root) >= 0;
  }

  private static boolean isOrdered(RBTEntry entry, RBTEntry parent, long low, long high) {
    return entry == null
        || entry.parent == parent
            && low < entry.key
            && entry.key < high
            && isOrdered(entry.left, entry, low, entry.key)
            && isOrdered(entry.right, entry, entry.key, high);
  }

  /** −1 when something is wrong with the colours. */
  private static int blackHeight(RBTEntry entry) {
    if (entry == null) return 0;
    if (entry.color != RED && entry.color != BLACK) return -1;
    if (entry.color == RED && !(isBlack(entry.left) && isBlack(entry.right))) return -1;
    int left = blackHeight(entry.left);
    int right = blackHeight(entry.right);
    return left < 0 || left != right ? -1 : left + entry.color;
  }
}
