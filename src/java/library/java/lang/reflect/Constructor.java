package java.lang.reflect;

/** A constructor as an object. There are none here: reflection is not modelled. */
public final class Constructor<T> {
    private Constructor() {
    }

    public T newInstance(Object... arguments)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public void setAccessible(boolean isAccessible) {
        throw new UnsupportedOperationException("reflection is not modelled");
    }
}
