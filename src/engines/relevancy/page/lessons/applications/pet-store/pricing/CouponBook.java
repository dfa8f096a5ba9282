import java.util.HashMap;
import java.util.Map;

/** The coupons that were handed out. */
public class CouponBook {
    private final Map<String, Coupon> coupons = new HashMap<>();

    public static CouponBook from(StubDatabase database) {
        CouponBook book = new CouponBook();
        for (Record record : database.table("coupons").all()) {
            Day until = new Day(record.getNumber("until"));
            book.add(new Coupon(record.getKey(), record.getNumber("percent"), record.getNumber("from"), until));
        }
        return book;
    }

    public void add(Coupon coupon) {
        coupons.put(coupon.getCode(), coupon);
    }

    /** The coupon of a code, however it is typed, or null. */
    public Coupon find(String code) {
        return coupons.get(code.trim().toUpperCase());
    }
}
