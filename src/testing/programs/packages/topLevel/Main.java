/** Several top-level classes in several files of the default package. */
public class Main {
    public static void main(String[] args) {
        Registry.register("first", new Plugin("p1"));
        Registry.register("second", new LoudPlugin("p2"));
        for (String name : Registry.names()) {
            System.out.println(name + " " + Registry.get(name).run(name.length()));
        }
        System.out.println(Helper.calls + " " + new Helper().describe(Registry.get("first")));
        Registry.get("third").run(1);
    }
}

class Helper {
    static int calls;

    static int count(int n) {
        calls += n;
        return calls;
    }

    String describe(Plugin p) {
        return "helper of " + p.name;
    }
}
