/** StringBuilder: appending, inserting, deleting, reversing; the same object all along. */
public class Builder {
    static StringBuilder log(StringBuilder b, String text) {
        return b.append('<').append(text).append('>');
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append("s").append(2.5).append(1.5f).append(true).append(10L).append((Object) null)
            .append((String) null).append(new char[] {'x', 'y'});
        System.out.println(b + " " + b.length());
        b.setLength(5);
        System.out.println(b);
        b.insert(0, "start").insert(5, 42).insert(b.length(), '!');
        System.out.println(b);
        b.deleteCharAt(0).delete(2, 4).setCharAt(0, 'T');
        System.out.println(b + " " + b.charAt(2) + " " + b.indexOf("1") + " " + b.lastIndexOf("c"));
        System.out.println(b.reverse());
        b.replace(1, 3, "REPLACED");
        System.out.println(b.toString());
        StringBuilder same = log(log(b, "a"), "b");
        System.out.println((same == b) + " " + b);
        System.out.println(b.substring(3) + " " + b.substring(1, 4));
        StringBuilder init = new StringBuilder("abc");
        StringBuilder sized = new StringBuilder(100);
        System.out.println(init.equals(new StringBuilder("abc")) + " " + init.toString().equals("abc") + " "
            + sized.length() + " " + init.compareTo(new StringBuilder("abd")));
        String snapshot = init.toString();
        init.append("def");
        System.out.println(snapshot + " " + init);
        init.setLength(8);
        System.out.println(init.length() + " " + (int) init.charAt(7));
        StringBuffer buffer = new StringBuffer("buf");
        buffer.append(1).insert(0, 'x').reverse();
        System.out.println(buffer + " " + buffer.length());
        StringBuilder nested = new StringBuilder();
        nested.append(nested.append("in")).append(nested.length());
        System.out.println(nested);
        System.out.println(new StringBuilder().append("abcdef", 1, 3).append((char) 65).append((int) 'A'));
        try {
            nested.charAt(50);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index out of bounds");
        }
        try {
            nested.deleteCharAt(-1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("string index out of bounds");
        }
        System.out.println(new StringBuilder("empty").isEmpty() + " " + new StringBuilder().isEmpty());
    }
}
