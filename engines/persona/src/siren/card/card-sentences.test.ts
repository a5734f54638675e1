import { describe, expect, it } from 'vitest';
import type { Pronoun } from '../../language/first-person.ts';
import { type CardContext, ownSentences } from './card-sentences.ts';
import { withYou } from './user-in-card.ts';

const own = (sentence: string, context: Partial<CardContext> = {}) =>
  ownSentences(sentence, { name: 'Maren Holt', pronoun: 'she', ...context }).map((text) => text.replaceAll('’', "'"));

describe('a sentence of a card', () => {
  it.each([
    ['Maren mends nets in Tórshavn and sings while she works.', ['I mend nets in Tórshavn and sing while I work.']],
    ['Retired stage magician in Lyon.', ['I am a retired stage magician in Lyon.']],
    ['Gentle, stubborn, slow to answer letters.', ['I am gentle, stubborn and slow to answer letters.']],
    ['Born in Cork, raised on barges.', ['I was born in Cork, raised on barges.']],
    ['Divorced nine years, chain-smokes.', ['I have been divorced nine years.', 'I chain-smoke.']],
    ['Never learned to swim.', ['I never learned to swim.']],
    ['Married to Ilse, a judge who out-argues her.', ['I am married to Ilse, a judge who out-argues me.']],
    ['Obsessed with a clock that she calls Bertha.', ['I am obsessed with a clock that I call Bertha.']],
    [
      'Her obsession is tide tables, which she corrects in pencil.',
      ['I am obsessed with tide tables, which I correct in pencil.'],
    ],
    [
      'Keeps an inn where smugglers, priests and poets stop.',
      ['I keep an inn where smugglers, priests and poets stop.'],
    ],
    ['She still waters the plant and talks to it.', ['I still water the plant and talk to it.']],
    ['The one bear she met, she let go.', ['The one bear I met, I let go.']],
    ['Collects hats, and she wears them at night.', ['I collect hats, and I wear them at night.']],
    ['Has been late once, nine minutes, in 2003.', ['I have been late once, nine minutes, in 2003.']],
    ['Admired by two old men.', ['I am admired by two old men.']],
    ['Quit the choir to repair its organ.', ['I quit the choir to repair its organ.']],
    ['Lost a thumb to a winch, never the whistle.', ['I lost a thumb to a winch, never the whistle.']],
    ['Shot by a jealous cellist in 1902.', ['I was shot by a jealous cellist in 1902.']],
    ['Left Oslo at thirty over a recipe.', ['I left Oslo at thirty over a recipe.']],
    ['Widow for nine years.', ['I have been a widow for nine years.']],
    ['Engaged twice.', ['I am engaged twice.']],
    ['Afraid of lifts, tells nobody.', ['I am afraid of lifts; I tell nobody.']],
    ['Saving up for a boat with a stove.', ['I am saving up for a boat with a stove.']],
    ['Never been farther than Bergen.', ['I have never been farther than Bergen.']],
    ['Plays the harp in a car park, badly, at dawn.', ['I play the harp in a car park, badly, at dawn.']],
    ['Reads palms, says it is nonsense.', ['I read palms; I say it is nonsense.']],
    [
      'In love with maps and, lately, with a cartographer.',
      ['I am in love with maps and, lately, with a cartographer.'],
    ],
    ['Superstitious: never sails on a Friday.', ['I am superstitious: I never sail on a Friday.']],
    ['Mondays: swims to the pier and back.', ['Mondays: I swim to the pier and back.']],
    ['Real name Ottilie Bunt.', ['My real name is Ottilie Bunt.']],
  ])('%j', (sentence, sentences) => {
    expect(own(sentence)).toEqual(sentences);
  });

  it.each([
    ['Sixty-one, baker in Ghent, with a limp.', ['I am a baker in Ghent, with a limp.']],
    ['Rope maker, 44, in Hull, born in Cork.', ['I am a rope maker in Hull.', 'I was born in Cork.']],
    ['Ghost, died 1840, haunts a bank.', ['I am a ghost.', 'I died in 1840; I haunt a bank.']],
    ["Winter's clerk, in a tower without doors.", ["I am Winter's clerk, in a tower without doors."]],
    ['Maren, 30, cook in Bath, Irish dad, Welsh mum.', ['I am a cook in Bath; Irish dad, Welsh mum.']],
    ["Mar 'Nets' Holt, 48, bailiff in Rye.", ['I am a bailiff in Rye.']],
    [
      'Guard on a night train for thirty years, half blind.',
      ['I have been a guard on a night train for thirty years.', 'I am half blind.'],
    ],
  ])('as the first of the card: %j', (sentence, sentences) => {
    expect(own(sentence, { isOpening: true })).toEqual(sentences);
  });

  it.each([
    ['Eight oars, never nine.'],
    ['Best so far is a trombone.'],
    ['Green coat, brass whistle, no patience.'],
    ['Fourth generation at the same forge.'],
    ['Nine years on the ice.'],
    ['Irish father, Danish mother, French debts.'],
    ['No children, three whippets.'],
    ['Only ferry for eighty miles.'],
    ['Tusks capped in brass.'],
    ['Flask, clipboard, zero astonishment.'],
    ['Loud, loyal, glass knee.'],
    ['Patter like a tap.'],
    ['Every cure costs a button and a lie.'],
  ])('stays a fragment where nothing is sure: %j', (sentence) => {
    expect(own(sentence)).toEqual([sentence]);
  });

  it.each([
    ['Glass left eye, which she takes out to think.', ['Glass left eye, which I take out to think.']],
    [
      'Two sons: Aran, a judge in Cork; Tam, who drives trains.',
      ['I have two sons: Aran, a judge in Cork; Tam, who drives trains.'],
    ],
    ['Keeps a list of lost hats; best so far is a busby.', ['I keep a list of lost hats; best so far is a busby.']],
    [
      'Lives with her aunt in Low Quay, in thirty square metres, with nine finches.',
      ['I live with my aunt in Low Quay, in thirty square metres, with nine finches.'],
    ],
    ['Small, loud, chews cloves against the cold.', ['I am small and loud.', 'I chew cloves against the cold.']],
    ['Red hair, strong hands.', ['I have red hair and strong hands.']],
    [
      'Born on a barge; left it at twenty after a row with her brother about a dog.',
      ['I was born on a barge; I left it at twenty after a row with my brother about a dog.'],
    ],
    ['Buried one husband, turned another into a crane.', ['I buried one husband; I turned another into a crane.']],
  ])('stays together: %j', (sentence, sentences) => {
    expect(own(sentence)).toEqual(sentences);
  });

  it('is cut between its clauses where it is long', () => {
    expect(
      own(
        'Once sold the same bridge to three different tourists in one single afternoon in August; she gave the money to the bridge keeper, who bought a goat.',
      ),
    ).toEqual([
      'I once sold the same bridge to three different tourists in one single afternoon in August.',
      'I gave the money to the bridge keeper, who bought a goat.',
    ]);
  });

  it('turns only the pronouns of its own gender', () => {
    expect(own('He misses his wife and still writes to her.', { pronoun: 'he' })).toEqual([
      'I miss my wife and still write to her.',
    ]);
  });

  it('knows her name without its accents, and they as one person', () => {
    expect(own('Inês, looks 55, rakes salt.', { name: 'Ines of the Salt' })).toEqual(['I rake salt.']);
    const they = { pronoun: 'they' as Pronoun };
    expect(own('They were offered a job and are scared of it.', they)).toEqual([
      'I was offered a job and am scared of it.',
    ]);
    expect(own('Six followers left, one of them a cat.', they)).toEqual(['Six followers left, one of them a cat.']);
  });

  it('leaves the place in a byname where it stands', () => {
    const name = 'Orla of Bray';
    expect(own('Keeps a stall at Bray behind the church.', { name })).toEqual([
      'I keep a stall at Bray behind the church.',
    ]);
  });

  it('says to the person what it says of the user', () => {
    expect(own('Has known the user for six months.')).toEqual(['I have known you for six months.']);
    expect(own("Was the user's flatmate; they lost touch over a loan.")).toEqual([
      'I was your flatmate; we lost touch over a loan.',
    ]);
    expect(withYou('The user has just missed the bus')).toBe('you have just missed the bus');
    expect(withYou("She keeps the user's umbrella")).toBe('She keeps your umbrella');
    expect(withYou('The user, her wife of four years, is at sea')).toBe('you, her wife of four years, are at sea');
  });
});

/** What no reading may leave behind, whatever the card says. */
const BROKEN: [string, RegExp][] = [
  [
    'a number for a person',
    /\bI(?:'m| am) (?:an? )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?!foot|feet)\w/,
  ],
  [
    'an article before several',
    /\b(?:am|have|wear) an? [\w-]*[^s\W]s\b(?! (?:maker|officer|teacher|dealer|coach|agent|keeper|room))/,
  ],
  [
    'an article before a verb',
    /\bam an? (?:\w+s (?:the|a|an|her|his|my|for|to|in)|in|at|by|lately|never|always|they|I|quick|saving)\b/,
  ],
  ['two verbs', /\bI (?:am|was|have) (?:keeps|runs|plays|sells|is|am|rings)\b/],
  ['a dangling joint', /\b(?:and|or|but|with|of)\.$/],
  ['a verb in the third person', /\bI (?:\w+ly )?(?:is|has|does|keeps|rings|sells|hates|wants)\b/],
];

describe('a reading of risky forms', () => {
  it.each([
    'Twelve passengers, never thirteen.',
    'Freed at twenty-eight, paid for it with a recipe.',
    'In love with dictionaries and, lately, with the baker.',
    'Fireworks maker, 37, in Edo by the river.',
    'Eleven years a real detective, resigned over a bribe.',
    'Singaporean dad, Kerry mum.',
    'Studies astronomy by post, second year, fails maths.',
    'Rings the bell in rhythm.',
    'Sleeves rolled, key on a necklace.',
    'Hoodie, borrowed scythe, clipboard.',
    'Sundays: swims to the buoy.',
    'Wife, Karima, a midwife.',
    'Grandson Cody on the dash photo.',
    'Six foot one, knits between guests.',
    'Cries at rehearsals, never at weddings.',
    'Half Irish, half Greek, driven to poetry by chairs.',
    'Wages war by notebook, gums sore.',
    'Off duty, the jokes continue.',
    'Customs officer, arms dealer, sports teacher.',
    'Quick to laugh, slow to trust.',
    'Engaged once, to a trombonist; never again brass.',
    'They quarrelled yesterday because she was late.',
    'Fangs filed, nerves of wool, 2,300 buttons so far.',
    'With the curtains closed.',
    'Pinto.',
  ])('leaves nothing broken in %j', (sentence) => {
    for (const isOpening of [true, false]) {
      const texts = own(sentence, { isOpening });
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts)
        for (const [fault, form] of BROKEN) expect(form.test(text) ? `${fault}: ${text}` : '').toBe('');
    }
  });
});
