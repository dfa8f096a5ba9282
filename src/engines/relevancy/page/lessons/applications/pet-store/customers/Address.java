/** Where a customer lives. */
public class Address {
    private final String street;
    private final String town;
    private final String postcode;
    private final String country;

    public Address(String street, String town, String postcode, String country) {
        this.street = street;
        this.town = town;
        this.postcode = postcode;
        this.country = country;
    }

    public String getStreet() {
        return street;
    }

    public String getTown() {
        return town;
    }

    public String getPostcode() {
        return postcode;
    }

    public String getCountry() {
        return country;
    }

    public boolean isDomestic() {
        return country.equals("JP");
    }

    public String oneLine() {
        return street + ", " + postcode + " " + town + ", " + country;
    }
}
