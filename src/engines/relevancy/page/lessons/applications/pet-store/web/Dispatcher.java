import java.util.ArrayList;
import java.util.List;

/** Stands in for the servlet container: finds the servlet of a path and calls it. */
public class Dispatcher {
    private final List<Servlet> servlets = new ArrayList<>();
    private final Journal journal;
    private int requests;

    public Dispatcher(Journal journal) {
        this.journal = journal;
    }

    public void register(Servlet servlet) {
        servlets.add(servlet);
    }

    public Response dispatch(Request request) {
        requests++;
        Response response = new Response();
        Servlet servlet = find(request.getPath());
        if (servlet == null) {
            response.fail(404, "There is no page " + request.getPath());
        } else if (servlet.needsSignOn() && !request.getSession().isSignedOn()) {
            response.fail(401, "Please sign on first");
        } else {
            serve(servlet, request, response);
        }
        return response;
    }

    private void serve(Servlet servlet, Request request, Response response) {
        try {
            servlet.handle(request, response);
        } catch (StoreException problem) {
            journal.write("failed: " + request.getPath() + ": " + problem.getMessage());
            response.fail(500, "Something went wrong here");
        }
    }

    private Servlet find(String path) {
        for (Servlet servlet : servlets) {
            if (servlet.getPath().equals(path)) {
                return servlet;
            }
        }
        return null;
    }

    public int getRequests() {
        return requests;
    }
}
