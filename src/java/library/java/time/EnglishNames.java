package java.time;

import java.time.format.TextStyle;

/** The names of days and months. */
final class EnglishNames {
    private EnglishNames() {
    }

    static String of(String constant, TextStyle style) {
        String name = constant.charAt(0) + constant.substring(1).toLowerCase();
        switch (style) {
            case FULL:
            case FULL_STANDALONE:
                return name;
            case SHORT:
            case SHORT_STANDALONE:
                return name.substring(0, 3);
            default:
                return name.substring(0, 1);
        }
    }
}
