type Texts = Readonly<Record<string, string>>;

/** What is checked of an application: a driver whose `main` marks some inputs as symbolic and asserts something. */
interface ApplicationProperty {
  /** The class with the `main`; its seeds are its calls of `Symbolic`. */
  readonly driver: string;
  readonly summary: string;
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
          bindings: { integer1: 3 },
        },
        {
          driver: "CouponDriver",
          summary: "No coupon takes off more than 30 per cent.",
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
          bindings: { string1: " c8 ", string2: "kurt GOEDEL", string3: "Alan@example.org" },
        },
        {
          driver: "NewestDriver",
          summary: "The value that is kept is not the older one.",
          bindings: { integer1: 63, string1: "Kamakura" },
        },
        {
          driver: "AgainDriver",
          summary: "Merging the result with itself changes nothing.",
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
          bindings: { integer1: 12, integer2: 950 },
        },
        {
          driver: "RegistrationDriver",
          summary: "Every account has a sound mail address and user name.",
          bindings: { string1: "kurt", string2: "kurt@example.org", string3: "630-8001" },
        },
        {
          driver: "ReturnDriver",
          summary: "Money and goods are kept when an order is sent and returned.",
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
