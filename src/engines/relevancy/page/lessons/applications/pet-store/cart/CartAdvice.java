import java.util.ArrayList;
import java.util.List;

/** Suggests what a buyer may have forgotten: food for an animal, an aquarium for a fish. */
public class CartAdvice {
    private final Catalogue catalogue;

    public CartAdvice(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    public List<Item> suggest(Cart cart) {
        List<Item> suggestions = new ArrayList<>();
        for (CartLine line : cart.getLines()) {
            String category = line.getItem().getProduct().getCategory().getId();
            if (category.equals("FISH")) {
                suggest("FD-FL-01", cart, suggestions);
                suggest("GD-AQ-01", cart, suggestions);
            } else if (category.equals("DOGS")) {
                suggest("FD-DG-02", cart, suggestions);
                suggest("GD-TY-02", cart, suggestions);
            }
        }
        return suggestions;
    }

    private void suggest(String productId, Cart cart, List<Item> suggestions) {
        Product product = catalogue.findProduct(productId);
        Item cheapest = product == null ? null : product.cheapest();
        if (cheapest != null && !cart.contains(cheapest) && !suggestions.contains(cheapest)) {
            suggestions.add(cheapest);
        }
    }
}
