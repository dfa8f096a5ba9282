package java.io;

/** Writes numbers and texts as bytes, the highest byte first. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    public void write(int value) throws IOException {
        out.write(value);
        written++;
    }

    public final void writeBoolean(boolean value) throws IOException {
        write(value ? 1 : 0);
    }

    public final void writeByte(int value) throws IOException {
        write(value);
    }

    public final void writeShort(int value) throws IOException {
        write(value >> 8);
        write(value);
    }

    public final void writeChar(int value) throws IOException {
        writeShort(value);
    }

    public final void writeInt(int value) throws IOException {
        writeShort(value >> 16);
        writeShort(value);
    }

    public final void writeLong(long value) throws IOException {
        writeInt((int) (value >> 32));
        writeInt((int) value);
    }

    public final void writeFloat(float value) throws IOException {
        writeInt(Float.floatToIntBits(value));
    }

    public final void writeDouble(double value) throws IOException {
        writeLong(Double.doubleToLongBits(value));
    }

    public final void writeBytes(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) write(text.charAt(i));
    }

    public final void writeChars(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) writeChar(text.charAt(i));
    }

    /** The length in bytes, then each UTF-16 unit in one to three bytes; no byte is 0. */
    public final void writeUTF(String text) throws IOException {
        ByteArrayOutputStream units = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) writeUnit(units, text.charAt(i));
        if (units.size() > 0xFFFF) {
            throw new UTFDataFormatException("encoded string too long: " + units.size() + " bytes");
        }
        writeShort(units.size());
        write(units.toByteArray());
    }

    private static void writeUnit(ByteArrayOutputStream units, char unit) {
        if (unit != 0 && unit < 0x80) {
            units.write(unit);
        } else if (unit < 0x800) {
            units.write(0xC0 | unit >> 6);
            units.write(0x80 | unit & 0x3F);
        } else {
            units.write(0xE0 | unit >> 12);
            units.write(0x80 | unit >> 6 & 0x3F);
            units.write(0x80 | unit & 0x3F);
        }
    }

    public final int size() {
        return written;
    }
}
