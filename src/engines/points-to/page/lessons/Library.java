import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A lending library: a catalogue, members, loans, fees, and a script of commands. */
class Main {
  public static void main(String[] args) {
    Library library = new Library(new Catalogue(), new Catalogue(), new Register());
    Journal journal = new Journal();
    library.watch(journal);
    library.watch(event -> {
      if (event.kind() == Kind.REFUSED) System.out.println("! " + event.text());
    });
    stock(library);
    Console console = new Console(library);
    String[] script = {
      "join ada", "join ben", "lend ada Emma", "lend ben Emma", "lend ben Solaris", "lend ada Andes", "read Andes",
      "lend ada Solaris", "wait 20", "return ada Emma", "lend ben Emma", "return ben Ulysses", "dance", "report"
    };
    for (String line : script) System.out.println(console.run(line));
    for (Event event : journal.of(Kind.LENT)) System.out.println(event);
    System.out.println(journal.count() + " events");
  }

  static void stock(Library library) {
    library.catalogue.add(new Book("Emma", "Austen"));
    library.catalogue.add(new Book("Ulysses", "Joyce"));
    library.catalogue.add(new Film("Solaris", 167));
    library.archive.add(new Atlas("Andes"));
  }
}

/** What can be lent. Subclasses say for how long and what a late day costs. */
abstract class Item {
  private final String title;
  private Loan loan;

  Item(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  boolean isLent() {
    return loan != null;
  }

  Loan loan() {
    return loan;
  }

  void lend(Loan to) {
    loan = to;
  }

  Loan giveBack() {
    Loan ended = loan;
    loan = null;
    return ended;
  }

  abstract int days();

  int fee(int daysLate) {
    return 10 * daysLate;
  }

  String describe() {
    return title;
  }
}

class Book extends Item {
  private final String author;

  Book(String title, String author) {
    super(title);
    this.author = author;
  }

  int days() {
    return 14;
  }

  String describe() {
    return super.describe() + " by " + author;
  }
}

class Film extends Item {
  private final int minutes;

  Film(String title, int minutes) {
    super(title);
    this.minutes = minutes;
  }

  int days() {
    return 7;
  }

  int fee(int daysLate) {
    return 2 * super.fee(daysLate);
  }

  String describe() {
    return super.describe() + " (" + minutes + " min)";
  }
}

class Atlas extends Item {
  Atlas(String title) {
    super(title);
  }

  int days() {
    return 0;
  }
}

class Member {
  private final String name;
  private final List<Loan> loans = new ArrayList<>();
  private int debt;

  Member(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  List<Loan> loans() {
    return loans;
  }

  int debt() {
    return debt;
  }

  void owe(int cents) {
    debt += cents;
  }
}

record Loan(Item item, Member member, int due) {
  int daysLate(int today) {
    return Math.max(0, today - due);
  }
}

enum Kind {
  LENT,
  RETURNED,
  REFUSED
}

record Event(Kind kind, String text) {}

interface Watcher {
  void happened(Event event);
}

/** Remembers everything that happened. */
class Journal implements Watcher {
  private final List<Event> events = new ArrayList<>();

  public void happened(Event event) {
    events.add(event);
  }

  int count() {
    return events.size();
  }

  /** The events of one kind, found while they are walked through. */
  Iterable<Event> of(Kind kind) {
    return () -> new Iterator<Event>() {
      private int next = find(0);

      private int find(int from) {
        int at = from;
        while (at < events.size() && events.get(at).kind() != kind) at++;
        return at;
      }

      public boolean hasNext() {
        return next < events.size();
      }

      public Event next() {
        Event found = events.get(next);
        next = find(next + 1);
        return found;
      }
    };
  }
}

abstract class Refusal extends RuntimeException {
  Refusal(String message) {
    super(message);
  }
}

class Unknown extends Refusal {
  Unknown(String what, String name) {
    super("no " + what + " called " + name);
  }
}

class AlreadyLent extends Refusal {
  AlreadyLent(Item item) {
    super(item.title() + " is with " + item.loan().member().name());
  }
}

class NotLent extends Refusal {
  NotLent(Item item) {
    super(item.title() + " is not lent");
  }
}

/** Things by name: the catalogue and the register differ in what they hold. */
abstract class Directory<T> {
  private final Map<String, T> entries = new HashMap<>();

  abstract String nameOf(T entry);

  abstract String what();

  void add(T entry) {
    entries.put(nameOf(entry), entry);
  }

  T get(String name) {
    T entry = entries.get(name);
    if (entry == null) throw new Unknown(what(), name);
    return entry;
  }

  List<T> sorted() {
    List<T> all = new ArrayList<>(entries.values());
    all.sort(Comparator.comparing((Function<T, String>) this::nameOf));
    return all;
  }
}

class Catalogue extends Directory<Item> {
  String nameOf(Item item) {
    return item.title();
  }

  String what() {
    return "item";
  }
}

class Register extends Directory<Member> {
  String nameOf(Member member) {
    return member.name();
  }

  String what() {
    return "member";
  }
}

class Library {
  final Catalogue catalogue;
  final Catalogue archive; // the same class, other items: who can tell them apart?
  final Register register;
  private final List<Watcher> watchers = new ArrayList<>();
  private int today;

  Library(Catalogue catalogue, Catalogue archive, Register register) {
    this.catalogue = catalogue;
    this.archive = archive;
    this.register = register;
  }

  void watch(Watcher watcher) {
    watchers.add(watcher);
  }

  void tell(Kind kind, String text) {
    for (Watcher each : watchers) each.happened(new Event(kind, text));
  }

  void pass(int days) {
    today += days;
  }

  Loan lend(String name, String title) {
    Member member = register.get(name);
    Item item = catalogue.get(title);
    if (item.isLent()) throw new AlreadyLent(item);
    int due = today + item.days(); // an Atlas is never lent
    Loan loan = new Loan(item, member, due);
    item.lend(loan);
    member.loans().add(loan);
    tell(Kind.LENT, item.describe() + " to " + member.name());
    return loan;
  }

  String read(String title) {
    Item item = archive.get(title);
    return item.describe(); // the archive has no books and no films
  }

  int takeBack(String name, String title) {
    Member member = register.get(name);
    Item item = catalogue.get(title);
    Loan loan = item.giveBack();
    if (loan == null) throw new NotLent(item);
    member.loans().remove(loan);
    int fee = item.fee(loan.daysLate(today));
    member.owe(fee);
    tell(Kind.RETURNED, item.title());
    return fee;
  }
}

interface Command {
  String run(String[] words);
}

/** Finds the command for a line and runs it. */
class Console {
  private final Library library;
  private final Map<String, Command> commands = new HashMap<>();

  Console(Library library) {
    this.library = library;
    commands.put("join", words -> {
      library.register.add(new Member(words[1]));
      return "welcome, " + words[1];
    });
    commands.put("lend", words -> "due on day " + library.lend(words[1], words[2]).due());
    commands.put("return", words -> "fee " + library.takeBack(words[1], words[2]));
    commands.put("read", words -> "read here: " + library.read(words[1]));
    commands.put("wait", words -> {
      library.pass(Integer.parseInt(words[1]));
      return "…";
    });
    commands.put("report", this::report);
  }

  String run(String line) {
    String[] words = line.split(" ");
    Command command = commands.get(words[0]);
    try {
      if (command == null) throw new Unknown("command", words[0]);
      return command.run(words);
    } catch (Refusal refusal) {
      library.tell(Kind.REFUSED, refusal.getMessage());
      return "sorry";
    }
  }

  private String report(String[] words) {
    StringBuilder text = new StringBuilder();
    for (Item item : library.catalogue.sorted()) {
      text.append(item.describe()).append(item.isLent() ? ": lent\n" : "\n");
    }
    for (Member member : library.register.sorted()) {
      text.append(member.name()).append(": ").append(member.loans().size());
      text.append(" lent, owes ").append(member.debt()).append("\n");
    }
    return text.toString();
  }
}
