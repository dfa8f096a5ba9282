import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Writes the public names of the running JDK as JSON: run it with the folder of the library's sources and the file to write.
 * `packages`: package to simple names of its public top-level classes. `members`: for each class that the library has
 * too, its nested classes, fields and methods that programs may use; behind a method's name and ":" stands one digit
 * for each overload, the number of its parameters. Constructors are called `<init>`.
 */
public class JdkNames {
    public static void main(String[] args) throws Exception {
        Path library = Path.of(args[0]);
        Map<String, TreeSet<String>> packages = new TreeMap<>();
        Map<String, String> members = new TreeMap<>();
        for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
            if (!module.descriptor().name().startsWith("java.")) continue;
            for (ModuleDescriptor.Exports exports : module.descriptor().exports()) {
                if (exports.isQualified()) continue;
                packages.put(exports.source(), new TreeSet<>());
            }
            List<String> entries;
            try (var reader = module.open()) {
                entries = reader.list().toList();
            }
            for (String entry : entries) {
                if (!entry.endsWith(".class") || entry.contains("$") || !entry.contains("/")) continue;
                String name = entry.substring(0, entry.length() - ".class".length()).replace('/', '.');
                String packageName = name.substring(0, name.lastIndexOf('.'));
                TreeSet<String> names = packages.get(packageName);
                if (names == null || name.endsWith("-info")) continue;
                Class<?> type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
                if (!Modifier.isPublic(type.getModifiers())) continue;
                names.add(type.getSimpleName());
                if (Files.exists(library.resolve(name.replace('.', '/') + ".java"))) note(members, type);
            }
        }
        packages.values().removeIf(TreeSet::isEmpty);
        StringBuilder json = new StringBuilder("{\n  \"packages\": {\n");
        List<String> lines = new ArrayList<>();
        packages.forEach((name, names) -> lines.add("    \"" + name + "\": \"" + String.join(" ", names) + "\""));
        json.append(String.join(",\n", lines)).append("\n  },\n  \"members\": {\n");
        lines.clear();
        members.forEach((name, text) -> lines.add("    \"" + name + "\": \"" + text + "\""));
        json.append(String.join(",\n", lines)).append("\n  }\n}\n");
        Files.writeString(Path.of(args[1]), json);
    }

    /** The class and its public nested ones, by canonical name. */
    private static void note(Map<String, String> members, Class<?> type) {
        members.put(type.getCanonicalName(), membersOf(type));
        for (Class<?> nested : type.getClasses()) {
            if (nested.getDeclaringClass() == type) note(members, nested);
        }
    }

    private static String membersOf(Class<?> type) {
        TreeSet<String> names = new TreeSet<>();
        for (Class<?> nested : type.getClasses()) names.add(nested.getSimpleName());
        for (Field field : type.getFields()) names.add(field.getName());
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isProtected(field.getModifiers())) names.add(field.getName());
        }
        Map<String, List<Integer>> overloads = new TreeMap<>();
        for (Constructor<?> each : type.getDeclaredConstructors()) note(overloads, "<init>", each);
        for (Method each : type.getMethods()) {
            if (each.getDeclaringClass() != Object.class || type == Object.class) note(overloads, each.getName(), each);
        }
        for (Method each : type.getDeclaredMethods()) {
            if (Modifier.isProtected(each.getModifiers())) note(overloads, each.getName(), each);
        }
        overloads.forEach((name, counts) -> {
            StringBuilder digits = new StringBuilder();
            counts.stream().sorted().forEach(digits::append);
            names.add(name + ":" + digits);
        });
        return String.join(" ", names);
    }

    private static void note(Map<String, List<Integer>> overloads, String name, Executable each) {
        int modifiers = each.getModifiers();
        boolean isUsable = Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
        if (!isUsable || each.isSynthetic()) return;
        overloads.computeIfAbsent(name, key -> new ArrayList<>()).add(Math.min(9, each.getParameterCount()));
    }
}
