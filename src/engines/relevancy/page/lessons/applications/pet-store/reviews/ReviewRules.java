/** What a review must be like to be shown. */
public class ReviewRules {
    private static final int LONGEST = 200;
    private static final String[] UNWANTED = {"http", "viagra", "winner"};

    public Problems check(int stars, String words) {
        Problems problems = new Problems();
        problems.require(stars >= 1 && stars <= 5, "stars", "one to five");
        problems.require(!Texts.isBlank(words), "words", "are missing");
        problems.require(words.length() <= LONGEST, "words", "at most " + LONGEST + " characters");
        String small = words.toLowerCase();
        for (String unwanted : UNWANTED) {
            problems.require(!small.contains(unwanted), "words", "no advertisements");
        }
        problems.require(Texts.count(words, '!') <= 3, "words", "not so loud");
        return problems;
    }
}
