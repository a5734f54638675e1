const LOST_STARTS = new Set(
  (
    'cause em tis twas twere twill twould til bout round fore nuff kay cuse neath gainst nother sup cept ello allo ' +
    'im course twixt tween scuse spect'
  ).split(' '),
);
const LOST_ENDS = new Set('ol an o wi th lil mo jus mus fo'.split(' '));

/** Whether an apostrophe before these letters marks omitted letters and is no quote: 'cause, '80s. */
export function isElision(rest: string): boolean {
  const letters = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? '';
  return LOST_STARTS.has(letters) || /^\d0s/.test(rest);
}

/** Whether an apostrophe after these letters marks omitted letters: runnin', ol'. */
export function isElided(core: string): boolean {
  const letters = /\p{L}+$/u.exec(core)?.[0].toLowerCase() ?? '';
  return LOST_ENDS.has(letters) || /..in$/.test(letters);
}
