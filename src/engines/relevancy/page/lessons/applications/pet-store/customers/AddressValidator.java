/** Checks an address as far as a form can. */
public class AddressValidator {
    private static final int LONGEST = 60;

    public Problems check(Address address) {
        Problems problems = new Problems();
        text(address.getStreet(), "street", problems);
        text(address.getTown(), "town", problems);
        problems.require(isCountry(address.getCountry()), "country", "two capital letters");
        if (address.isDomestic()) {
            problems.require(isDomesticPostcode(address.getPostcode()), "postcode", "like 123-4567");
        } else {
            problems.require(!Texts.isBlank(address.getPostcode()), "postcode", "is missing");
        }
        return problems;
    }

    private void text(String value, String field, Problems problems) {
        if (Texts.isBlank(value)) {
            problems.add(field, "is missing");
        } else if (value.length() > LONGEST) {
            problems.add(field, "is too long");
        }
    }

    private boolean isCountry(String country) {
        return country.length() == 2
            && Character.isUpperCase(country.charAt(0))
            && Character.isUpperCase(country.charAt(1));
    }

    private boolean isDomesticPostcode(String postcode) {
        if (postcode.length() != 8 || postcode.charAt(3) != '-') {
            return false;
        }
        return Texts.isNumber(postcode.substring(0, 3)) && Texts.isNumber(postcode.substring(4));
    }
}
