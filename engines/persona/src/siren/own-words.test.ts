import { describe, expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

describe('how a siren talks', () => {
  it('is read from quoted lines, lines after her name and plain lines', () => {
    const { phrases } = ownWords(
      '"Mind the third step."\nVex: Oi, hands off that.\nYou break it, you buy me dinner.',
      'Vex',
    );
    expect(phrases).toEqual(['Mind the third step.', 'Oi, hands off that.', 'You break it, you buy me dinner.']);
  });

  it('ends with one mark where the line went on after a comma', () => {
    const { phrases } = ownWords('"The door is on the latch," she whispers.\nVex: Mind your head,', 'Vex');
    expect(phrases).toEqual(['The door is on the latch.', 'Mind your head.']);
  });

  it('is not what only tells about it', () => {
    expect(
      ownWords('Speaks slowly, in short sentences.\nShe swears a lot.\nUses old words.\nA Scottish accent.', 'Vex')
        .phrases,
    ).toEqual([]);
  });

  it('keeps what she answered to what', () => {
    const { pairs, phrases } = ownWords(
      '<START>\n{{user}}: Do you bite?\n{{char}}: *smiles* Only the dull ones, {{user}}.\n<START>\n{{char}}: Come in, then.',
      'Seraphine',
    );
    expect(pairs).toEqual([{ said: 'Do you bite?', reply: '*smiles* Only the dull ones, {pet}.' }]);
    expect(phrases).toEqual(['Come in, then.']);
  });

  it('shows what she calls people', () => {
    expect(ownWords('The sea keeps what it likes, love.\nCome here, darling, and sit.', 'Mairi').pets).toEqual([
      'love',
      'darling',
    ]);
  });

  it('gives nothing with slots or marks that a person could slip in', () => {
    const { phrases } = ownWords('I know {secret} and {{pet}} and [b]more[/b].', 'Vex');
    expect(phrases).toEqual(['I know secret and pet and bmore/b.']);
  });

  it('cuts long speeches after a whole sentence', () => {
    const long = 'I have never once been late for supper. '.repeat(20);
    expect(ownWords(long, 'Vex').phrases[0]?.split(' ').length).toBeLessThanOrEqual(40);
  });
});
