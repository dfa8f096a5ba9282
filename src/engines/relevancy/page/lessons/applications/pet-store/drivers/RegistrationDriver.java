/**
 * Property 2: every account has a mail address with one at sign and a user name of letters and digits. The
 * user name, the mail address and the postcode are symbolic, as a form would send them.
 */
public class RegistrationDriver {
    public static void main(String[] args) {
        PetStore store = new PetStore();
        Background.ordinaryDay(store);
        String user = Symbolic.string();
        String mail = Symbolic.string();
        String postcode = Symbolic.string();

        Session session = new Session("s9");
        Request request = new Request("/sign-on", session).with("action", "register");
        request.with("user", user).with("mail", mail).with("postcode", postcode).with("country", "JP");
        request.with("given", "Kurt").with("family", "Goedel").with("password", "complete1ncomplete");
        request.with("street", "Ring 7").with("town", "Nara");
        Response response = store.getDispatcher().dispatch(request);

        Customer customer = session.getCustomer();
        if (customer != null) {
            String address = customer.getContact().getMail();
            Background.check(Texts.count(address, '@') == 1, "a mail address has one at sign");
            Background.check(Texts.isWord(customer.getCredentials().getUser()), "a user name is a word");
            Background.check(store.getMailbox().countFor(address) >= 1, "every customer is welcomed");
        }
        System.out.println(response.getStatus());
        System.out.print(response.getPage().getText());
        store.nights(2);
        store.printReports();
        store.getJournal().print(5);
    }
}
