/** Creates something costly on first use, and caches it. */
export function madeOnce<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
