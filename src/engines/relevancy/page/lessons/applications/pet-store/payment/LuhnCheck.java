/** The check digit of card numbers. */
public class LuhnCheck {
    public boolean isValid(String number) {
        if (!Texts.isNumber(number)) {
            return false;
        }
        int sum = 0;
        boolean isDoubled = false;
        for (int i = number.length() - 1; i >= 0; i--) {
            int digit = number.charAt(i) - '0';
            if (isDoubled) {
                digit *= 2;
                if (digit > 9) {
                    digit -= 9;
                }
            }
            sum += digit;
            isDoubled = !isDoubled;
        }
        return sum % 10 == 0;
    }
}
