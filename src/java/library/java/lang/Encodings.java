package java.lang;

import java.nio.charset.Charset;

/** The characters that bytes mean in another encoding than UTF-8, and the other way round. */
final class Encodings {
    private Encodings() {
    }

    /** What an encoding cannot write becomes a question mark. */
    static byte[] bytesOf(String text, Charset charset) {
        switch (charset.name()) {
            case "UTF-8":
                return text.getBytes();
            case "US-ASCII":
                return singleBytes(text, 0x7F);
            case "ISO-8859-1":
                return singleBytes(text, 0xFF);
            case "UTF-16LE":
                return pairsOf(text, false, 0);
            case "UTF-16BE":
                return pairsOf(text, true, 0);
            default:
                return markedPairsOf(text);
        }
    }

    /** A pair of surrogates is one character. */
    private static byte[] singleBytes(String text, int largest) {
        byte[] bytes = new byte[text.codePointCount(0, text.length())];
        int index = 0;
        for (int at = 0; index < bytes.length; index++) {
            int point = text.codePointAt(at);
            bytes[index] = (byte) (point <= largest ? point : '?');
            at += Character.charCount(point);
        }
        return bytes;
    }

    private static byte[] markedPairsOf(String text) {
        if (text.isEmpty()) return new byte[0];
        byte[] bytes = pairsOf(text, true, 2);
        bytes[0] = (byte) 0xFE;
        bytes[1] = (byte) 0xFF;
        return bytes;
    }

    private static byte[] pairsOf(String text, boolean highFirst, int offset) {
        byte[] bytes = new byte[offset + 2 * text.length()];
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            int at = offset + 2 * i;
            bytes[highFirst ? at : at + 1] = (byte) (unit >> 8);
            bytes[highFirst ? at + 1 : at] = (byte) unit;
        }
        return bytes;
    }

    /** Bytes that mean no character become U+FFFD. */
    static String textOf(byte[] bytes, int from, int count, Charset charset) {
        switch (charset.name()) {
            case "UTF-8":
                return new String(bytes, from, count);
            case "US-ASCII":
                return singleCharacters(bytes, from, count, 0x7F);
            case "ISO-8859-1":
                return singleCharacters(bytes, from, count, 0xFF);
            case "UTF-16LE":
                return unitsOf(bytes, from, count, false);
            case "UTF-16BE":
                return unitsOf(bytes, from, count, true);
            default:
                return markedUnitsOf(bytes, from, count);
        }
    }

    private static String singleCharacters(byte[] bytes, int from, int count, int largest) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < from + count; i++) {
            int value = bytes[i] & 0xFF;
            text.append(value <= largest ? (char) value : '\uFFFD');
        }
        return text.toString();
    }

    private static String markedUnitsOf(byte[] bytes, int from, int count) {
        if (count < 2) return unitsOf(bytes, from, count, true);
        int mark = (bytes[from] & 0xFF) << 8 | bytes[from + 1] & 0xFF;
        boolean isMarked = mark == 0xFEFF || mark == 0xFFFE;
        return unitsOf(bytes, isMarked ? from + 2 : from, isMarked ? count - 2 : count, mark != 0xFFFE);
    }

    private static String unitsOf(byte[] bytes, int from, int count, boolean highFirst) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i + 1 < from + count; i += 2) {
            int first = bytes[i] & 0xFF;
            int second = bytes[i + 1] & 0xFF;
            text.append((char) (highFirst ? first << 8 | second : second << 8 | first));
        }
        if (count % 2 == 1) text.append('\uFFFD');
        return text.toString();
    }
}
