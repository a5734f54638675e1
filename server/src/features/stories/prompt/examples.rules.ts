/** Labels of the user's lines, as in `User: Are you lonely?`. */
const PERSON = /^(?:user|you|me|human|person|player|guest|stranger|visitor)$/i;
/** Labels that other programs use for the character. */
const ANSWERER = /^(?:char|character|bot|ai|assistant)$/i;
const SEPARATOR = /^(?:<start>|\[[^\]]*\]|[-–—=_~#*]{3,})$/i;
const BULLET = /^(?:[>•·–—+-]+|\*(?=\s)|\d{1,2}[.)])\s*/;
/** A name before a colon, in bold or in quotes or plain. */
const LABELLED = /^[*_"“]*([\p{L}\p{N}{}<>'’ .-]{1,50}?)[*_"”]*\s*:[*_]*(?:\s+|$)(.*)$/u;
const QUOTED = /^["“«]([^"“”«»]*)["”»]$/;

const bare = (text: string) => text.trim().replace(QUOTED, '$1').trim();

/** Normalises example dialogue of various formats to lines labelled with the siren's name or `User`. */
export function readExamples(examples: string, name: string): string {
  const first = name.split(/\s+/)[0] ?? name;
  const isHers = (who: string) =>
    ANSWERER.test(who) || [name, first].some((own) => own.toLowerCase() === who.toLowerCase());
  const lines = examples.split(/\r\n?|\n/).map((raw) => {
    const line = raw.trim();
    if (line === '' || SEPARATOR.test(line)) return '';
    const plain = line.replace(BULLET, '').trim();
    const [, label = '', words = ''] = plain.match(LABELLED) ?? [];
    const who = label.replace(/[{}<>]/g, '').trim();
    if (who !== '' && isHers(who)) return `${name}: ${bare(words)}`;
    if (who !== '' && PERSON.test(who)) return `User: ${bare(words)}`;
    return bare(plain);
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
