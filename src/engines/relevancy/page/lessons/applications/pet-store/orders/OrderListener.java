/** Is told when an order changes its status. */
public interface OrderListener {
    void changed(Order order);
}
