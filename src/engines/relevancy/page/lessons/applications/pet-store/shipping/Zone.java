/** How far away a country is, for the carriers. */
public enum Zone {
    HOME(1, 1),
    ASIA(3, 4),
    WORLD(6, 9);

    private final int priceFactor;
    private final int days;

    Zone(int priceFactor, int days) {
        this.priceFactor = priceFactor;
        this.days = days;
    }

    public int getPriceFactor() {
        return priceFactor;
    }

    public int getDays() {
        return days;
    }

    public static Zone of(String country) {
        switch (country) {
            case "JP":
                return HOME;
            case "KR":
            case "CN":
            case "TH":
                return ASIA;
            default:
                return WORLD;
        }
    }
}
