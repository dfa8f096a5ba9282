package java.io;

/** Reads numbers and texts that a DataOutputStream wrote. */
public class DataInputStream extends FilterInputStream implements DataInput {
    public DataInputStream(InputStream in) {
        super(in);
    }

    public final void readFully(byte[] bytes) throws IOException {
        readFully(bytes, 0, bytes.length);
    }

    public final void readFully(byte[] bytes, int from, int count) throws IOException {
        for (int i = 0; i < count; i++) bytes[from + i] = readByte();
    }

    public final int skipBytes(int count) throws IOException {
        return (int) skip(count);
    }

    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    public final int readUnsignedByte() throws IOException {
        int next = in.read();
        if (next < 0) throw new EOFException();
        return next;
    }

    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    public final int readUnsignedShort() throws IOException {
        int high = readUnsignedByte();
        return high << 8 | readUnsignedByte();
    }

    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    public final int readInt() throws IOException {
        int high = readUnsignedShort();
        return high << 16 | readUnsignedShort();
    }

    public final long readLong() throws IOException {
        long high = readInt();
        return high << 32 | readInt() & 0xFFFFFFFFL;
    }

    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public final String readUTF() throws IOException {
        byte[] units = new byte[readUnsignedShort()];
        readFully(units);
        StringBuilder text = new StringBuilder();
        int i = 0;
        while (i < units.length) {
            int first = units[i] & 0xFF;
            int length = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
            if (length == 0) throw new UTFDataFormatException("malformed input around byte " + i);
            if (i + length > units.length) {
                throw new UTFDataFormatException("malformed input: partial character at end");
            }
            int unit = length == 1 ? first : length == 2 ? first & 0x1F : first & 0x0F;
            for (int more = 1; more < length; more++) unit = unit << 6 | units[i + more] & 0x3F;
            text.append((char) unit);
            i += length;
        }
        return text.toString();
    }
}
