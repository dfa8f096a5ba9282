import java.util.List;

/** All parts of the store, put together over the stubs of its environment. */
public class PetStore {
    private static final int OPENING_STOCK = 40;
    private static final int OPENING_ANIMALS = 4;

    private final Calendar calendar = new Calendar(Day.of(8, 4, 1));
    private final Journal journal = new Journal(calendar);
    private final StubDatabase database = SampleRecords.create();
    private final MailboxStub mailbox = new MailboxStub();
    private final GatewayStub gateway = new GatewayStub(250000);
    private final InvoicePayment invoices = new InvoicePayment();
    private final SupplierLinkStub supplierLink = new SupplierLinkStub(400000);

    private final Catalogue catalogue = Catalogue.from(new DatabaseCatalogueSource(database));
    private final CouponBook coupons = CouponBook.from(database);
    private final SupplierDirectory suppliers = SupplierDirectory.from(database);
    private final CustomerRepository customers = new CustomerRepository(database);
    private final OrderRepository orders = new OrderRepository(database);
    private final Inventory inventory = new Inventory(calendar);
    private final ReviewBook reviews = new ReviewBook();
    private final OrderEvents events = new OrderEvents();
    private final Cashier cashier = new Cashier(new CardPayment(gateway, calendar), invoices, journal);
    private final PricingEngine pricing = PricingEngine.standard(coupons);
    private final OrderService orderService;
    private final OrderProcessor processor;
    private final ReturnDesk returns;
    private final Replenishment replenishment;
    private final Dispatcher dispatcher = new Dispatcher(journal);

    public PetStore() {
        events.subscribe(new MailListener(mailbox));
        events.subscribe(new JournalListener(journal));
        PriceCalculator calculator = new PriceCalculator(pricing, new TaxCalculator(TaxTable.standard()));
        ShippingService shipping = ShippingService.standard();
        orderService = new OrderService(inventory, shipping, calculator, cashier, orders, events, calendar);
        ApprovalPolicy approval = new AnyApproval()
            .with(new AmountApproval(200000, 60000))
            .with(new AnimalApproval());
        processor = new OrderProcessor(orders, inventory, approval, events);
        returns = new ReturnDesk(calendar, inventory, cashier, orders, events);
        ReorderPolicy reorder = new AnimalReorderPolicy(OPENING_ANIMALS, new MinimumStockPolicy(10, OPENING_STOCK));
        replenishment = new Replenishment(inventory, suppliers, supplierLink, reorder, calendar, journal);
        openShelves();
        registerServlets();
    }

    private void openShelves() {
        for (Item item : catalogue.getItems()) {
            inventory.open(item, item.isLive() ? OPENING_ANIMALS : OPENING_STOCK);
        }
    }

    private void registerServlets() {
        dispatcher.register(new CatalogueServlet(catalogue));
        dispatcher.register(new CartServlet(catalogue));
        Registration registration = new Registration(customers, mailbox);
        dispatcher.register(new SignOnServlet(new SignOnService(customers, journal), registration));
        dispatcher.register(new OrderServlet(orderService));
        dispatcher.register(new AccountServlet(orders, customers));
        dispatcher.register(new ReviewServlet(catalogue, reviews, orders, calendar));
    }

    /** The night between two days: the back office works, then it is tomorrow. */
    public void night() {
        processor.approveWaiting();
        processor.work();
        replenishment.work();
        calendar.advance(1);
    }

    public void nights(int count) {
        for (int i = 0; i < count; i++) {
            night();
        }
    }

    public void printReports() {
        new ReportDesk()
            .with(new SalesReport(orders))
            .with(new MarginReport(orders, suppliers))
            .with(new StockReport(inventory, true))
            .with(new CustomerReport(customers, orders))
            .with(new ReviewReport(catalogue, reviews))
            .printAll();
        int food = new FeedingPlan(inventory, new CareLibrary()).gramsADay();
        System.out.println("Food for a day: " + food + " g");
        List<String> received = supplierLink.getReceived();
        System.out.println("Orders to suppliers: " + received);
    }

    public Dispatcher getDispatcher() {
        return dispatcher;
    }

    public Catalogue getCatalogue() {
        return catalogue;
    }

    public CustomerRepository getCustomers() {
        return customers;
    }

    public OrderRepository getOrders() {
        return orders;
    }

    public OrderService getOrderService() {
        return orderService;
    }

    public ReturnDesk getReturns() {
        return returns;
    }

    public Inventory getInventory() {
        return inventory;
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public Cashier getCashier() {
        return cashier;
    }

    public GatewayStub getGateway() {
        return gateway;
    }

    public InvoicePayment getInvoices() {
        return invoices;
    }

    public MailboxStub getMailbox() {
        return mailbox;
    }

    public Journal getJournal() {
        return journal;
    }
}
