/** Creates something costly on first use, and caches it. */
export function madeOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
