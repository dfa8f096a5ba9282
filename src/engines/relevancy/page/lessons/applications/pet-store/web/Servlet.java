/** One page of the store, or a few that belong together. */
public abstract class Servlet {
    private final String path;

    protected Servlet(String path) {
        this.path = path;
    }

    public String getPath() {
        return path;
    }

    /** Whether only customers who signed on may come here. */
    public boolean needsSignOn() {
        return false;
    }

    public abstract void handle(Request request, Response response);
}
