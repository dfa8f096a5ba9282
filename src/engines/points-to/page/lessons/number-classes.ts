/** The interface and the two classes that the slides leave below their examples. */
export const numberClasses = `interface Number {
  int get();
}
class One implements Number {
  public int get() {
    return 1;
  }
}
class Two implements Number {
  public int get() {
    return 2;
  }
}
`;
