package java.lang.reflect;

/** A field as an object. There are none here: reflection is not modelled. */
public final class Field {
    private Field() {
    }

    public Object get(Object object) throws IllegalAccessException {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public void set(Object object, Object value) throws IllegalAccessException {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public String getName() {
        throw new UnsupportedOperationException("reflection is not modelled");
    }

    public void setAccessible(boolean isAccessible) {
        throw new UnsupportedOperationException("reflection is not modelled");
    }
}
