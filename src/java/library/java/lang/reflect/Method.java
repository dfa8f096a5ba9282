package java.lang.reflect;

/** A method as an object. There are none here: reflection is not modelled. */
public final class Method {
    private Method() {
    }

    public Object invoke(Object receiver, Object... arguments)
            throws IllegalAccessException, InvocationTargetException {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public String getName() {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public void setAccessible(boolean isAccessible) {
        throw new UnsupportedOperationException("reflection is not modelled");
    }
}
