/** Makes an account of a form, when nothing is wrong with it. */
public class Registration {
    private final CustomerRepository customers;
    private final Mailer mailer;
    private final PasswordRules passwords = new PasswordRules();
    private final AddressValidator addresses = new AddressValidator();
    private final MailAddressRules mails = new MailAddressRules();

    public Registration(CustomerRepository customers, Mailer mailer) {
        this.customers = customers;
        this.mailer = mailer;
    }

    /** What is wrong with the form; nothing: there is a new customer. */
    public Problems register(RegistrationForm form) {
        Problems problems = check(form);
        if (problems.isEmpty()) {
            Credentials credentials = new Credentials(form.getUser(), form.getPassword());
            Customer customer = customers.create(credentials, form.getContact());
            mailer.send(MailTemplate.WELCOME.fill(customer, customer.getId()));
        }
        return problems;
    }

    private Problems check(RegistrationForm form) {
        Problems problems = new Problems();
        ContactInfo contact = form.getContact();
        problems.require(Texts.isWord(form.getUser()), "user", "letters and digits only");
        problems.require(customers.findByUser(form.getUser()) == null, "user", "is taken");
        problems.require(!Texts.isBlank(contact.getFamilyName()), "family", "is missing");
        problems.addAll("account", passwords.check(form.getUser(), form.getPassword()));
        problems.addAll("contact", mails.check(contact.getMail()));
        problems.addAll("address", addresses.check(contact.getAddress()));
        return problems;
    }
}
