import type { LessonQuestion } from "../../../../engine-kit/index.ts";

type Texts = Readonly<Record<string, string>>;

/** What is checked of an application: a driver whose `main` marks some inputs as symbolic and asserts something. */
interface ApplicationProperty {
  /** The class with the `main`; its seeds are its calls of `Symbolic`. */
  readonly driver: string;
  readonly summary: string;
  readonly question: LessonQuestion;
  /** Values with which the run prints something sensible, by the names of the symbols. */
  readonly bindings: Readonly<Record<string, string | number>>;
}

/** A program of many files with drivers and stubs, in the spirit of the paper's Table 3. */
export interface Application {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly properties: readonly ApplicationProperty[];
  /** Its files, the drivers first. Loaded when asked for. */
  load(): Promise<readonly { readonly name: string; readonly text: string }[]>;
}

/** The applications, small to large. Their environment is closed: drivers call in, stubs stand for web and database. */
export const applications: readonly Application[] = [
  application(
    {
      id: "web-store",
      title: "Web store",
      summary: "A catalogue, a cart, a checkout and a page; six classes.",
      properties: [
        {
          driver: "TotalDriver",
          summary: "The total is the price times the quantity typed.",
          question: {
            ask: "The quantity is symbolic. Is the price of the item, which it is multiplied with, relevant, too?",
            facts: ["ra(ret, Cart.total()) = any", "ra(ret, Catalogue.Item.getPrice()) = const"],
            answer:
              "No: the price is const wherever it is read. What is relevant is the total, and what is written of it.",
          },
          bindings: { integer1: 3 },
        },
        {
          driver: "CouponDriver",
          summary: "No coupon takes off more than 30 per cent.",
          question: {
            ask: "The coupon is symbolic. Is what the goods cost relevant, or only what is taken off?",
            facts: [
              "ra(discount, CouponDriver.main(String[])) = any",
              "ra(goods, CouponDriver.main(String[])) = const",
              "ra(reduced, CouponDriver.main(String[])) = any",
            ],
            answer: "`goods` is const: only the discount depends on the coupon, and with it the reduced price.",
          },
          bindings: { string1: "TEA-25", string2: " chalk " },
        },
      ],
    },
    () => import("./applications/web-store/texts.ts"),
  ),
  application(
    {
      id: "database-merge",
      title: "Database merge",
      summary: "Two tables of customers that have grown apart become one; normalizers, matchers, policies.",
      properties: [
        {
          driver: "NoLossDriver",
          summary: "Every row is merged, copied or rejected.",
          question: {
            ask: "Three values of one row are symbolic. Is `accounted`, the number of rows, relevant?",
            facts: ["ra(ret, Row.get(int)) = any", "ra(accounted, NoLossDriver.main(String[])) = const"],
            answer:
              "No: the values decide which rows match, but control is not followed. The counters add constants only.",
          },
          bindings: { string1: " c8 ", string2: "kurt GOEDEL", string3: "Alan@example.org" },
        },
        {
          driver: "NewestDriver",
          summary: "The value that is kept is not the older one.",
          question: {
            ask: "When a row was changed is symbolic. Does that make the test of the property, `holds`, relevant?",
            facts: [
              "ra(ret, Row.getChanged()) = any",
              "ra(ret, Conflict.getKept()) = any",
              "ra(holds, NewestDriver.main(String[])) = any",
            ],
            answer: "Yes: `holds` compares `changed` itself, and `keptTheirs` reads the city that was kept.",
          },
          bindings: { integer1: 63, string1: "Kamakura" },
        },
        {
          driver: "AgainDriver",
          summary: "Merging the result with itself changes nothing.",
          question: {
            ask: "Phone and age of a row are symbolic. Is `holds`, whether both tables have the same rows, relevant?",
            facts: [
              "ra(ret, Row.toString()) = any",
              "ra(ret, AgainDriver.sameRows(Table,Table)) = const",
              "ra(holds, AgainDriver.main(String[])) = const",
            ],
            answer:
              "No: `sameRows` compares relevant texts, but returns constants: what decides between them is control.",
          },
          bindings: { string1: "078-55 66", integer1: 41 },
        },
      ],
    },
    () => import("./applications/database-merge/texts.ts"),
  ),
  application(
    {
      id: "pet-store",
      title: "Pet store",
      summary: "Catalogue, carts, orders, customers, suppliers, stock, prices, tax, shipping, payment and reports.",
      properties: [
        {
          driver: "CartTotalDriver",
          summary: "The cart’s total is price times quantity, and the order’s price adds up.",
          question: {
            ask: "Quantity and price are symbolic. Is `accepted`, whether the cart takes that many items, relevant?",
            facts: ["ra(ret, Cart.listTotal()) = any", "ra(accepted, CartTotalDriver.main(String[])) = const"],
            answer:
              "No: `add` compares the quantity and returns a constant, and control is not followed. The total is relevant.",
          },
          bindings: { integer1: 12, integer2: 950 },
        },
        {
          driver: "RegistrationDriver",
          summary: "Every account has a sound mail address and user name.",
          question: {
            ask: "A form sends a symbolic mail address. Is `address`, read from the customer’s record, relevant?",
            facts: [
              "ra(mail, RegistrationDriver.main(String[])) = any",
              "ra(address, RegistrationDriver.main(String[])) = any",
            ],
            answer:
              "Yes: the value goes through the request, the servlet and the account into the contact of the customer.",
          },
          bindings: { string1: "kurt", string2: "kurt@example.org", string3: "630-8001" },
        },
        {
          driver: "ReturnDriver",
          summary: "Money and goods are kept when an order is sent and returned.",
          question: {
            ask: "`before`, what is on the shelf, is read before anything is ordered. Is it relevant all the same?",
            facts: ["ra(quantity, ReturnDriver.main(String[])) = any", "ra(before, ReturnDriver.main(String[])) = any"],
            answer:
              "Yes: the order of statements is ignored, and the quantity of an order goes into the stock that is read.",
          },
          bindings: { integer1: 12, integer2: 5 },
        },
      ],
    },
    () => import("./applications/pet-store/texts.ts"),
  ),
];

/** A class `TotalDriverStart` whose `main` gives the symbols their values and calls the driver. */
export function startWith({ driver, bindings }: ApplicationProperty): { readonly name: string; readonly text: string } {
  const lines = Object.entries(bindings).map(
    ([name, value]) => `    Symbolic.bind(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  const name = `${driver}Start`;
  const text = `public class ${name} {
  public static void main(String[] args) {
${lines.join("")}    ${driver}.main(args);
  }
}
`;
  return { name: `${name}.java`, text };
}

function application(
  description: Omit<Application, "load">,
  load: () => Promise<{ readonly texts: Texts }>,
): Application {
  const drivers = description.properties.map(({ driver }) => `${driver}.java`);
  const rank = (path: string): number => {
    const index = drivers.indexOf(path.slice(path.lastIndexOf("/") + 1));
    return index < 0 ? drivers.length : index;
  };
  return {
    ...description,
    load: async () => {
      const { texts } = await load();
      return Object.entries(texts)
        .map(([path, text]) => ({ name: path.slice("./".length), text }))
        .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
    },
  };
}
