package java.util;

import java.io.Serializable;
import java.util.stream.IntStream;

/** A set of small numbers, one bit each. */
public class BitSet implements Cloneable, Serializable {
    private long[] words;

    public BitSet() {
        words = new long[1];
    }

    public BitSet(int count) {
        if (count < 0) throw new NegativeArraySizeException("nbits < 0: " + count);
        words = new long[(count + 63) / 64];
    }

    private static void checkIndex(int index) {
        if (index < 0) throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
    }

    private long word(int index) {
        return index < words.length ? words[index] : 0;
    }

    private void makeRoom(int count) {
        if (count <= words.length) return;
        long[] larger = new long[Math.max(count, 2 * words.length)];
        for (int i = 0; i < words.length; i++) larger[i] = words[i];
        words = larger;
    }

    public boolean get(int index) {
        checkIndex(index);
        return (word(index / 64) >>> index & 1) != 0;
    }

    public void set(int index) {
        checkIndex(index);
        makeRoom(index / 64 + 1);
        words[index / 64] |= 1L << index;
    }

    public void set(int index, boolean value) {
        if (value) set(index);
        else clear(index);
    }

    public void set(int from, int to) {
        for (int i = from; i < to; i++) set(i);
    }

    public void clear(int index) {
        checkIndex(index);
        if (index / 64 < words.length) words[index / 64] &= ~(1L << index);
    }

    public void clear(int from, int to) {
        for (int i = from; i < to; i++) clear(i);
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) words[i] = 0;
    }

    public void flip(int index) {
        set(index, !get(index));
    }

    public void flip(int from, int to) {
        for (int i = from; i < to; i++) flip(i);
    }

    public int nextSetBit(int from) {
        for (int i = from; i < 64 * words.length; i++) {
            if (get(i)) return i;
        }
        return -1;
    }

    public int nextClearBit(int from) {
        int i = from;
        while (get(i)) i++;
        return i;
    }

    public int cardinality() {
        int count = 0;
        for (long word : words) count += Long.bitCount(word);
        return count;
    }

    public int length() {
        for (int i = words.length - 1; i >= 0; i--) {
            if (words[i] != 0) return 64 * i + 64 - Long.numberOfLeadingZeros(words[i]);
        }
        return 0;
    }

    public int size() {
        return 64 * words.length;
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) words[i] &= other.word(i);
    }

    public void or(BitSet other) {
        makeRoom(other.words.length);
        for (int i = 0; i < words.length; i++) words[i] |= other.word(i);
    }

    public void xor(BitSet other) {
        makeRoom(other.words.length);
        for (int i = 0; i < words.length; i++) words[i] ^= other.word(i);
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < words.length; i++) words[i] &= ~other.word(i);
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.word(i)) != 0) return true;
        }
        return false;
    }

    public boolean equals(Object object) {
        if (!(object instanceof BitSet)) return false;
        BitSet other = (BitSet) object;
        for (int i = 0; i < Math.max(words.length, other.words.length); i++) {
            if (word(i) != other.word(i)) return false;
        }
        return true;
    }

    public int hashCode() {
        long hash = 1234;
        for (int i = words.length - 1; i >= 0; i--) hash ^= words[i] * (i + 1);
        return (int) (hash >> 32 ^ hash);
    }

    public Object clone() {
        BitSet copy = new BitSet();
        copy.or(this);
        return copy;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            if (text.length() > 1) text.append(", ");
            text.append(i);
        }
        return text.append("}").toString();
    }

    public IntStream stream() {
        return IntStream.iterate(nextSetBit(0), index -> index >= 0, index -> nextSetBit(index + 1));
    }
}
