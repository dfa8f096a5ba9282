/** What a customer thinks of a product. */
public class Review {
    private final String author;
    private final int stars;
    private final String words;
    private final Day day;

    public Review(String author, int stars, String words, Day day) {
        this.author = author;
        this.stars = stars;
        this.words = words;
        this.day = day;
    }

    public String getAuthor() {
        return author;
    }

    public int getStars() {
        return stars;
    }

    public String getWords() {
        return words;
    }

    public Day getDay() {
        return day;
    }
}
