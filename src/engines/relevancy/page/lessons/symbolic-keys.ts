import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const symbolicKeys = defineLesson({
  id: "symbolic-keys",
  title: "A map read with a symbolic key",
  source: "Relevancy analysis, Appendix A",
  after: ["keys-of-maps"],
  summary: "Two maps of constants, one of them read with a symbolic key. Watch what that does to the values.",
  question: {
    ask: "All prices in the map are constants. Is `price` relevant when the key is symbolic?",
    facts: [
      "ra(wanted, Driver.main(String[])) = any",
      "ra(price, Driver.main(String[])) = any",
      "ra(left, Driver.main(String[])) = const",
    ],
    answer: "Yes: which constant is found depends on the key. `left`, read with a constant key, is const.",
  },
  file: {
    name: "Driver.java",
    text: `import java.util.HashMap;
import java.util.Map;

public class Driver {
  public static void main(String[] args) {
    Map<String, Integer> prices = new HashMap<>();
    prices.put("koi", 1850);
    prices.put("goldfish", 550);
    Map<String, Integer> stock = new HashMap<>();
    stock.put("koi", 12);
    String wanted = Symbolic.string();
    int price = 0;
    if (prices.containsKey(wanted)) price = prices.get(wanted);
    int left = stock.get("koi");
    System.out.println(price + left);
  }
}
`,
  },
  text: [
    "No symbolic value is put into prices. But it is read with a symbolic key, and then the outcome is symbolic whatever the values are: the map itself is marked.",
    "The map stock is used with constants only, and is not marked.",
  ],
  presets: [mergedGlobals],
  expect: [
    {
      preset: 0,
      relevant: ["Driver.main(String[])/wanted", "Driver.main(String[])/price"],
      notRelevant: ["Driver.main(String[])/left"],
    },
  ],
});
