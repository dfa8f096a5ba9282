/** What an animal needs, in a few words. */
public class CareSheet {
    private final String animal;
    private final int mealsADay;
    private final int gramsAMeal;
    private final String home;

    public CareSheet(String animal, int mealsADay, int gramsAMeal, String home) {
        this.animal = animal;
        this.mealsADay = mealsADay;
        this.gramsAMeal = gramsAMeal;
        this.home = home;
    }

    public String getAnimal() {
        return animal;
    }

    public int gramsADay() {
        return mealsADay * gramsAMeal;
    }

    public String getHome() {
        return home;
    }

    @Override
    public String toString() {
        return animal + ": " + mealsADay + " meals of " + gramsAMeal + " g, " + home;
    }
}
