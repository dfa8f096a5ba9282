/** Digits only, with the country in front: 03-1234 is 81 3 1234. */
public class PhoneNormaliser implements Normaliser {
    private final String country;

    public PhoneNormaliser(String country) {
        this.country = country;
    }

    @Override
    public String normalise(String value) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= '0' && c <= '9') {
                digits.append(c);
            }
        }
        if (digits.length() == 0) {
            return "";
        }
        return digits.charAt(0) == '0' ? country + digits.substring(1) : digits.toString();
    }
}
