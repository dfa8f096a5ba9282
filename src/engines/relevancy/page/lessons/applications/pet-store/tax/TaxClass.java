/** How something is taxed at home. */
public enum TaxClass {
    STANDARD(100),
    REDUCED(80);

    private final int perMille;

    TaxClass(int perMille) {
        this.perMille = perMille;
    }

    public int getPerMille() {
        return perMille;
    }

    /** Food is taxed less. */
    public static TaxClass of(Item item) {
        return item.getProduct().getCategory().getId().equals("FOOD") ? REDUCED : STANDARD;
    }
}
