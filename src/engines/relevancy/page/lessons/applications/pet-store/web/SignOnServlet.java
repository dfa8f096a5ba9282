/** Lets customers in and out, and new ones register. */
public class SignOnServlet extends Servlet {
    private final SignOnService signOn;
    private final Registration registration;

    public SignOnServlet(SignOnService signOn, Registration registration) {
        super("/sign-on");
        this.signOn = signOn;
        this.registration = registration;
    }

    @Override
    public void handle(Request request, Response response) {
        switch (request.field("action")) {
            case "register" -> register(request, response);
            case "off" -> {
                request.getSession().signOff();
                response.getPage().paragraph("Good-bye");
            }
            default -> enter(request, response);
        }
    }

    private void enter(Request request, Response response) {
        Customer customer = signOn.signOn(request.field("user"), request.field("password"));
        if (customer == null) {
            response.fail(403, "Name and password do not fit");
            return;
        }
        request.getSession().signOn(customer);
        response.getPage().paragraph("Welcome, " + customer.getContact().fullName());
    }

    private void register(Request request, Response response) {
        RegistrationForm form = new RegistrationForm(request);
        Problems problems = registration.register(form);
        if (!problems.isEmpty()) {
            response.fail(400, problems.toString());
            return;
        }
        enter(request, response);
    }
}
