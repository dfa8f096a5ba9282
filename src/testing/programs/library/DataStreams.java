import java.io.*;
import java.util.Arrays;

public class DataStreams {
    static class Upper extends FilterOutputStream {
        Upper(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int value) throws IOException {
            super.write(Character.toUpperCase(value));
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 5));
        out.writeInt(-2);
        out.writeLong(1L << 40);
        out.writeDouble(Math.PI);
        out.writeFloat(-0.5f);
        out.writeShort(70_000);
        out.writeChar('€');
        out.writeBoolean(true);
        out.writeByte(200);
        out.writeUTF("a\0é€\uD83D\uDE00");
        out.writeBytes("hi");
        out.writeChars("ho");
        System.out.println(out.size() + " " + (bytes.size() < out.size()));
        out.flush();
        System.out.println(Arrays.toString(bytes.toByteArray()));

        DataInputStream in = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        System.out.println(in.readInt() + " " + in.readLong() + " " + in.readDouble() + " " + in.readFloat());
        System.out.println(in.readShort() + " " + in.readChar() + " " + in.readBoolean() + " " + in.readUnsignedByte());
        System.out.println(in.readUTF().length() + " " + in.available());
        byte[] rest = new byte[2];
        in.readFully(rest);
        System.out.println(new String(rest) + in.readChar() + in.skipBytes(9));
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println(e);
        }

        InputStream marked = new BufferedInputStream(new ByteArrayInputStream("abcdef".getBytes()));
        marked.read();
        marked.mark(10);
        System.out.print((char) marked.read());
        System.out.print((char) marked.read());
        marked.reset();
        marked.skip(1);
        marked.mark(10);
        System.out.print((char) marked.read());
        marked.reset();
        System.out.println(new String(marked.readAllBytes()) + marked.read() + marked.markSupported());

        ByteArrayOutputStream upper = new ByteArrayOutputStream();
        try (OutputStream filter = new Upper(upper)) {
            filter.write("shout".getBytes());
            new ByteArrayInputStream("xyz!".getBytes(), 1, 2).transferTo(filter);
        }
        upper.writeTo(System.out);
        System.out.println();
    }
}
