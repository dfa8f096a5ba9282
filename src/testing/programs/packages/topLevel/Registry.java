import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

final class Registry {
    private static final Map<String, Plugin> PLUGINS = new LinkedHashMap<>();

    private Registry() {
    }

    static void register(String name, Plugin p) {
        PLUGINS.put(name, p);
    }

    static Set<String> names() {
        return PLUGINS.keySet();
    }

    static Plugin get(String name) {
        Plugin p = PLUGINS.get(name);
        if (p == null) {
            throw new IllegalArgumentException("no plugin " + name + " in " + PLUGINS.keySet());
        }
        return p;
    }
}
