import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const keysOfMaps = defineLesson({
  id: "keys-of-maps",
  title: "Keys are like fields",
  source: "Relevancy analysis, Appendix A",
  after: ["instrumented-code"],
  summary: "Two maps with constant keys. Watch which places are written and read.",
  question: {
    ask: 'A symbolic name is put under the key “name”. Is what `get("country")` finds in the same map relevant?',
    facts: [
      "ra(name, Driver.main(String[])) = any",
      "ra(country, Driver.main(String[])) = const",
      "ra(fallback, Driver.main(String[])) = const",
    ],
    answer: "No: each constant key of a map is a place of its own, as a field is. Nor is the same key of another map.",
  },
  file: {
    name: "Driver.java",
    text: `import java.util.HashMap;
import java.util.Map;

public class Driver {
  public static void main(String[] args) {
    Map<String, String> form = new HashMap<>();
    Map<String, String> defaults = new HashMap<>();
    form.put("name", Symbolic.string());
    form.put("country", "JP");
    defaults.put("name", "nobody");
    String name = form.get("name");
    String country = form.get("country");
    String fallback = defaults.get("name");
    System.out.println(name + country + fallback);
  }
}
`,
  },
  text: [
    'A map is treated like an object whose fields are the keys: form.put("name", …) writes the place (map, "name"), and get reads it. Both the map and the key are looked up in the points-to result; different string constants are different keys.',
    'So form.get("country") cannot return what was put under "name", and the map defaults is another object.',
  ],
  presets: [mergedGlobals],
  expect: [
    {
      preset: 0,
      relevant: ["Driver.main(String[])/name"],
      notRelevant: ["Driver.main(String[])/country", "Driver.main(String[])/fallback"],
    },
  ],
});
