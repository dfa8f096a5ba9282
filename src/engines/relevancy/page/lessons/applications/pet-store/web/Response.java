/** Stands in for the servlet container's response: a status and the text of a page. */
public class Response {
    private int status = 200;
    private final HtmlWriter page = new HtmlWriter();

    public int getStatus() {
        return status;
    }

    public HtmlWriter getPage() {
        return page;
    }

    public void fail(int newStatus, String reason) {
        status = newStatus;
        page.heading("Sorry");
        page.paragraph(reason);
    }

    public boolean isGood() {
        return status < 400;
    }
}
