/** One blank between words, each word with a capital. */
public class NameNormaliser implements Normaliser {
    @Override
    public String normalise(String value) {
        StringBuilder name = new StringBuilder();
        boolean atStart = true;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isWhitespace(c)) {
                atStart = true;
            } else {
                if (atStart && name.length() > 0) {
                    name.append(' ');
                }
                name.append(atStart ? Character.toUpperCase(c) : Character.toLowerCase(c));
                atStart = false;
            }
        }
        return name.toString();
    }
}
