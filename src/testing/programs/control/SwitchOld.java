/** switch statements with fall through, on every type. */
public class SwitchOld {
    enum Color { RED, GREEN, BLUE }

    static String fall(int n) {
        String result = "";
        switch (n) {
            case 1:
                result += "one ";
            case 2:
                result += "two ";
                break;
            default:
                result += "default ";
            case 3:
            case 4:
                result += "three or four ";
                break;
            case -5: {
                int scoped = 5;
                result += scoped;
            }
        }
        return result;
    }

    static int byName(String name) {
        switch (name) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "":
                return 3;
            default:
                return -1;
        }
    }

    static boolean isVowel(char c) {
        switch (Character.toLowerCase(c)) {
            case 'a': case 'e': case 'i': case 'o': case 'u':
                return true;
        }
        return false;
    }

    static String warm(Color c) {
        switch (c) {
            case RED:
                return "warm";
            case BLUE:
                return "cold";
        }
        return "neither";
    }

    static int calls = 0;

    static int once() {
        calls++;
        return 2;
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 2, 3, 4, -5, 99}) {
            System.out.println(n + ": " + fall(n));
        }
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println(byName("Aa") + " " + byName("BB") + " " + byName("") + " " + byName("C#"));
        for (char c : "Java Eo".toCharArray()) {
            System.out.print(isVowel(c) ? "V" : "-");
        }
        System.out.println();
        for (Color c : Color.values()) {
            System.out.println(c + " " + warm(c));
        }
        switch (once()) {
            case 0: case 1:
                System.out.println("low");
        }
        System.out.println(calls);
        byte b = 3;
        switch (b) {
            case 3: System.out.println("byte three");
            case 'A': System.out.println("fell to 65");
        }
        Integer boxed = 7;
        switch (boxed) {
            case 7: System.out.println("boxed seven");
        }
        loop:
        for (int i = 0; ; i++) {
            switch (i) {
                case 0: continue;
                case 3: break loop;
                default: break;
            }
            System.out.println("i " + i);
        }
        String none = null;
        try {
            byName(none);
        } catch (NullPointerException e) {
            System.out.println("switch on null");
        }
        switch (5) {
        }
        switch (calls) { default: }
    }
}
