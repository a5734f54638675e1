/** Makes something costly when it is first asked for, and keeps it. */
export function madeOnce<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
