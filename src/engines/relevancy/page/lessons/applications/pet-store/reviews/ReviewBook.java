import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The reviews of all products. */
public class ReviewBook {
    private final Map<String, List<Review>> byProduct = new LinkedHashMap<>();
    private int count;

    public void add(Product product, Review review) {
        List<Review> reviews = byProduct.get(product.getId());
        if (reviews == null) {
            reviews = new ArrayList<>();
            byProduct.put(product.getId(), reviews);
        }
        reviews.add(review);
        count++;
    }

    public List<Review> of(Product product) {
        List<Review> reviews = byProduct.get(product.getId());
        return reviews == null ? new ArrayList<>() : reviews;
    }

    /** The average with one decimal, rounded down: 4.5. */
    public String starsOf(Product product) {
        List<Review> reviews = of(product);
        if (reviews.isEmpty()) {
            return "-";
        }
        int sum = 0;
        for (Review review : reviews) {
            sum += review.getStars();
        }
        int tenths = sum * 10 / reviews.size();
        return tenths / 10 + "." + tenths % 10;
    }

    public int size() {
        return count;
    }
}
